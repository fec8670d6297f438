#!/bin/sh
# Writes the configuration and the headers for this environment, then becomes nginx. Read by every start:
#   PORTAL_BASE_PATH      path below which the portal lives, "/" or "/portal/"
#   PORTAL_API_UPSTREAM   where the API is; it is served on the portal's own origin
#   PORTAL_CONFIGURATION  a JSON file with the runtime configuration, mounted into the container (optional)
#   PORTAL_LISTEN         port, or address and port, to listen on
#   PORTAL_CSP_REPORT_URL where browsers report what the security policy has refused (optional)
#   PORTAL_STATE          folder for what a start writes; everything else may be read-only
set -eu
cd "$(dirname "$0")/.."
state=${PORTAL_STATE:-/tmp/portal}
base_path=${PORTAL_BASE_PATH:-/}

# Each start begins with what the build left, so that a value that is configured no more is gone.
mkdir -p "$state"
rm -rf "$state/files"
cp -R dist/portal "$state/files"
# Not everybody who starts this may write to what the console was redirected to; the portal is served all the same.
access_log=/dev/stdout
(: >> "$access_log") 2> /dev/null || access_log=off

node scripts/configure.ts --portal "$state/files" --base-path "$base_path" \
  ${PORTAL_CONFIGURATION:+--configuration "$PORTAL_CONFIGURATION"}
node scripts/nginx-configuration.ts --portal "$state/files" --base-path "$base_path" \
  --api-upstream "${PORTAL_API_UPSTREAM:-http://backend:8080}" --listen "${PORTAL_LISTEN:-8080}" \
  --state "$state" --access-log "$access_log" \
  --csp-report-url "${PORTAL_CSP_REPORT_URL:-}" \
  > "$state/nginx.conf"
exec nginx -e stderr -c "$state/nginx.conf"
