# Build stage: all packages, to make dist/.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json build.mjs ./
COPY assets ./assets
COPY docs ./docs
COPY src ./src
RUN npm run build

# Packages that dist/ loads at run time (those with native code), without the development packages.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Litestream comes from its own image, for every platform.
RUN npm ci --omit=dev && rm -rf node_modules/@flydotio

FROM node:24-slim
# Used only with LITESTREAM_REPLICA_URL.
COPY --from=litestream/litestream:0.3.13 /usr/local/bin/litestream /usr/local/bin/litestream
# One malloc arena that returns unused memory, and a small heap, keep the process near 100 MB on a 256 MB machine.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 \
    GLIBC_TUNABLES=glibc.malloc.arena_max=1:glibc.malloc.mmap_threshold=32768
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=96", "dist/server/main.js"]
