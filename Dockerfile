FROM oven/bun:1.4.5-slim AS dependencies
WORKDIR /service
COPY package.json bun.lock bunfig.toml ./
RUN bun install --frozen-lockfile --production

FROM oven/bun:1.4.5-slim
WORKDIR /service
COPY --from=dependencies /service/node_modules node_modules
COPY . .
# The data folder holds the SQLite file where DATABASE_URL is left at its default: mount a volume there.
RUN mkdir data && chown bun:bun data
USER bun
EXPOSE 8080
VOLUME /service/data
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["bun", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/healthz`)).ok ? 0 : 1)"]
CMD ["bun", "run", "start"]
