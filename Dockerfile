# docs/deployment.md tells how to pin the image by its digest.
ARG BUN_IMAGE=oven/bun:1.4.5-slim

FROM ${BUN_IMAGE} AS dependencies
WORKDIR /service
COPY package.json bun.lock bunfig.toml ./
RUN bun install --frozen-lockfile --production

FROM ${BUN_IMAGE}
WORKDIR /service
COPY --from=dependencies /service/node_modules node_modules
COPY . .
# As it is made here the service starts: whoever runs it cannot write there.
RUN bun run build
# The data folder holds the SQLite file where DATABASE_URL is left at its default: mount a volume there.
RUN mkdir --mode=0700 data && chown bun:bun data
USER bun
EXPOSE 8080
VOLUME /service/data
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["bash", "/service/ops/healthy"]
CMD ["bun", "run", "start"]
