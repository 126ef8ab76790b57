# An image with the program: docker build -t puzzle2cnf . && docker run --rm -i puzzle2cnf solve - < PUZZLE
FROM debian:12 AS build
WORKDIR /puzzle2cnf
COPY . .
RUN scripts/setup

FROM debian:12-slim
COPY --from=build /puzzle2cnf/build/release/puzzle2cnf /usr/local/bin/
USER nobody
ENTRYPOINT ["puzzle2cnf"]
