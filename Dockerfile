# One file for the three images: `docker build --target cms|web|e2e .` (docker-compose.yml names the target).
# No package runs an install script: native packages contain their binaries. better-sqlite3 12, which needs a compiler,
# is only for Node 20.

# To pin the base image by its digest: --build-arg NODE_IMAGE=node@sha256:<digest>.
ARG NODE_IMAGE=node:24-trixie-slim
ARG BALANCER_IMAGE=debian:trixie-slim
FROM ${NODE_IMAGE} AS base
ENV NODE_ENV=production
WORKDIR /app

# --- CMS ---------------------------------------------------------------------------------------------------
FROM base AS cms-build
WORKDIR /app/cms
COPY cms/package.json cms/package-lock.json cms/.npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts
COPY cms/tsconfig.json cms/start.mjs ./
COPY cms/preflight preflight
COPY cms/config config
COPY cms/src src
RUN NODE_OPTIONS=--max-old-space-size=2048 npm run build

FROM base AS cms-packages
WORKDIR /app/cms
COPY cms/package.json cms/package-lock.json cms/.npmrc ./
# A server does not need the source maps and types of its packages.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts \
 && npm sbom --package-lock-only --sbom-format=cyclonedx --omit=dev > sbom.cdx.json \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM base AS cms
ENV HOST=0.0.0.0 CMS_PORT=1337 DATA_DIR=/data
WORKDIR /app/cms
# Strapi requires a folder for the project's migrations.
RUN mkdir -p /data database/migrations && chown node:node /data
COPY --from=cms-packages /app/cms/node_modules node_modules
COPY --from=cms-packages /app/cms/sbom.cdx.json ./
COPY cms/package.json cms/start.mjs cms/favicon.png ./
COPY cms/preflight preflight
COPY cms/seed seed
COPY cms/section-previews section-previews
# Their thumbnails are in the admin.
COPY web/pictures /app/web/pictures
COPY --from=cms-build /app/cms/dist dist
USER node
VOLUME /data
EXPOSE 1337
STOPSIGNAL SIGTERM
# The first start creates the tables and the seed.
HEALTHCHECK --interval=5s --timeout=4s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CMS_PORT}/_health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs", "start"]

# --- Site --------------------------------------------------------------------------------------------------
FROM base AS web-build
WORKDIR /app/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts
COPY web ./
# The build of the site contains the text of its pages.
COPY cms/seed/pages /app/cms/seed/pages
COPY cms/seed/*.json /app/cms/seed/
RUN npm run build

FROM base AS web-packages
WORKDIR /app/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts \
 && npm sbom --package-lock-only --sbom-format=cyclonedx --omit=dev > sbom.cdx.json \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM base AS web
# With two memory arenas glibc keeps a quarter less memory after compression in several threads (decision 0025).
ENV HOST=0.0.0.0 WEB_PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /app/web
COPY --from=web-packages /app/web/node_modules node_modules
COPY --from=web-packages /app/web/sbom.cdx.json ./
COPY web/package.json web/server.js ./
COPY --from=web-build /app/web/build build
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WEB_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]

# --- Balancer of the profile "scale" -------------------------------------------------------------------------
FROM ${BALANCER_IMAGE} AS balancer
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends haproxy && rm -rf /var/lib/apt/lists/*
COPY containers/haproxy.cfg /etc/haproxy/haproxy.cfg
USER haproxy
EXPOSE 3000 1337
STOPSIGNAL SIGUSR1
HEALTHCHECK --interval=3s --timeout=3s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/3000 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
CMD ["haproxy", "-W", "-db", "-f", "/etc/haproxy/haproxy.cfg"]

# --- Browser tests -----------------------------------------------------------------------------------------
# They test the stack beside them. A test that needs a site with other settings starts one from here.
FROM base AS e2e
RUN --mount=type=cache,target=/var/cache/apt,sharing=locked --mount=type=cache,target=/var/lib/apt,sharing=locked \
    rm -f /etc/apt/apt.conf.d/docker-clean \
 && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation
ENV NODE_ENV=test CHROMIUM_PATH=/usr/bin/chromium
WORKDIR /app/e2e
COPY e2e/package.json e2e/package-lock.json e2e/.npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts
COPY --from=web-packages /app/web/node_modules /app/web/node_modules
COPY scripts/lib /app/scripts/lib
COPY web /app/web
COPY --from=web-build /app/web/build /app/web/build
COPY e2e ./
RUN mkdir -p /app/test-results && chown node:node /app/test-results
USER node
CMD ["npx", "playwright", "test"]
