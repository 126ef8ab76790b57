"""The kinds: their names, how boards are drawn, their rules, and the members of answers in JSON."""
import collections

from . import areas, digits, halves, lengths, loops, marks, shading, ships, slashes, walls

Kind = collections.namedtuple("Kind", "name draw state layers")

SHADED = {"grid": "marks"}
NUMBERS = {"grid": "numbers"}
LINES = {"lines": "lines"}
KINDS = [
    Kind("kurodoko", shading.draw_kurodoko, shading.kurodoko, SHADED),
    Kind("hitori", shading.draw_hitori, shading.hitori, SHADED),
    Kind("cave", shading.draw_cave, shading.cave, SHADED),
    Kind("shimaguni", shading.draw_shimaguni, shading.shimaguni, SHADED),
    Kind("creek", shading.draw_creek, shading.creek, SHADED),
    Kind("kurotto", shading.draw_kurotto, shading.kurotto, SHADED),
    Kind("norinori", shading.draw_norinori, shading.norinori, SHADED),
    Kind("tapa", shading.draw_tapa, shading.tapa, SHADED),
    Kind("shakashaka", halves.draw_shakashaka, halves.shakashaka, {"grid": "words"}),
    Kind("slant", slashes.draw_slant, slashes.slant, {"grid": "words"}),
    Kind("akari", marks.draw_akari, marks.akari, {"lamp": "marks"}),
    Kind("starbattle", marks.draw_starbattle, marks.starbattle, {"star": "marks"}),
    Kind("tents", marks.draw_tents, marks.tents, {"tent": "marks"}),
    Kind("takuzu", marks.draw_takuzu, marks.takuzu, NUMBERS),
    Kind("sudoku", digits.draw_sudoku, digits.sudoku, NUMBERS),
    Kind("jigsawsudoku", digits.draw_jigsaw, digits.jigsaw, NUMBERS),
    Kind("killersudoku", digits.draw_killer, digits.killer, NUMBERS),
    Kind("skyscrapers", digits.draw_skyscrapers, digits.skyscrapers, NUMBERS),
    Kind("kakuro", digits.draw_kakuro, digits.kakuro, NUMBERS),
    Kind("str8ts", digits.draw_str8ts, digits.str8ts, NUMBERS),
    Kind("hidoku", digits.draw_hidoku, digits.hidoku, NUMBERS),
    Kind("kakurasu", shading.draw_kakurasu, shading.kakurasu, SHADED),
    Kind("battleships", ships.draw_battleships, ships.battleships, SHADED),
    Kind("masyu", loops.draw_masyu, loops.masyu, LINES),
    Kind("countryroad", loops.draw_country, loops.country, LINES),
    Kind("geradeweg", lengths.draw_geradeweg, lengths.geradeweg, LINES),
    Kind("balanceloop", lengths.draw_balance, lengths.balance, LINES),
    Kind("shingoki", lengths.draw_shingoki, lengths.shingoki, LINES),
    Kind("castlewall", walls.draw_castlewall, walls.castlewall, LINES),
    Kind("yajilin", loops.draw_yajilin, loops.yajilin, {**SHADED, "line": "lines"}),
    Kind("galaxies", areas.draw_galaxies, areas.galaxies, {"regions": "borders"}),
    Kind("fillomino", areas.draw_fillomino, areas.fillomino, NUMBERS),
]
