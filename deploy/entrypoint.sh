#!/bin/sh
# Writes the configuration and the headers for this environment, then hands over to nginx.
#   PORTAL_BASE_PATH      path below which the portal lives, "/" or "/portal/"
#   PORTAL_API_UPSTREAM   where the API is; it is served on the portal's own origin
#   PORTAL_CONFIGURATION  a JSON file with the runtime configuration, mounted into the container (optional)
set -eu
node scripts/configure.ts --base-path "$PORTAL_BASE_PATH" ${PORTAL_CONFIGURATION:+--configuration "$PORTAL_CONFIGURATION"}
node scripts/nginx-configuration.ts --base-path "$PORTAL_BASE_PATH" --api-upstream "$PORTAL_API_UPSTREAM" \
  --root /portal/dist/portal --port 8080 > /etc/nginx/sites-enabled/portal.conf
exec nginx -g 'daemon off;'
