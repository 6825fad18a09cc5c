# The site as an image: not root, and nothing is written outside /data. docs/deploying.md says how it is run.
ARG NODE_IMAGE=docker.io/library/node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /niho
ARG NPM_FLAGS=
COPY package.json package-lock.json ./
# The image's own Node runs the site; the one that comes with the packages would be here a second time.
RUN npm ci --omit=dev --no-audit --no-fund ${NPM_FLAGS} \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM ${NODE_IMAGE} AS build
WORKDIR /niho
ARG NPM_FLAGS=
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund ${NPM_FLAGS}
COPY . .
# Not `npm prune`: it would change the lockfile, and the build would no longer be of these sources.
RUN npm run build && rm -rf node_modules tests docs tools .ci .github

FROM ${NODE_IMAGE}
RUN apt-get update && apt-get install -y --no-install-recommends libjemalloc2 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin
WORKDIR /niho
COPY --from=build /niho /niho
COPY --from=packages /niho/node_modules /niho/node_modules
# Memory goes back to the system sooner: docs/scaling.md has the measurements.
ENV LD_PRELOAD=libjemalloc.so.2 \
  MALLOC_CONF=background_thread:true,dirty_decay_ms:1000,muzzy_decay_ms:0 \
  NODE_OPTIONS=--max-semi-space-size=8 \
  HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o 65532 -g 65532 -m 700 /data
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["server/main.ts"]
