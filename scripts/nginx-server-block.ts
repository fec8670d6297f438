import { contentTypes } from './content-types.ts'

export type ServerBlockOptions = {
  /** Path below which the portal lives, with a slash at both ends. */
  basePath: string
  /** Path below which the portal asks the API, with a slash at both ends. */
  apiPath: string
  /** Folder with the configured portal. */
  folder: string
  /** What `listen` gets: a port, or an address with one. */
  listen: string
  /** Address below which the API answers at `api/`. */
  apiUpstream: string
  /** What every file and page of the portal carries. */
  headers: Readonly<Record<string, string>>
  /** False where nginx has no brotli module; gzip twins are sent then. */
  brotli?: boolean | undefined
}

/** The longest body that the API is sent, well above the stretches in which files travel. */
const longestBody = '32m'

/** The contract's problem for a service that rests. */
const away = JSON.stringify({
  type: './problems/service-unavailable',
  title: 'The service is not available right now',
  status: 503,
  code: 'service-unavailable',
  requestId: '$portal_request_id',
})

/** What stands inside `http { … }`: the server of the portal, and the few maps that it decides by. */
export function serverBlock(options: ServerBlockOptions): string {
  const { basePath, apiPath, folder, listen, headers, brotli = true } = options
  const upstream = readUpstream(options.apiUpstream)
  const base = escaped(basePath.slice(0, -1))
  const always = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  const types = Object.entries(contentTypes).map(([ending, type]) => `    ${quoted(type)} ${ending.slice(1)};`)
  const below = basePath === '/' ? '' : `rewrite "^${base}(/.*)$" $1 break;\n    `
  return `upstream portal_api {
  server ${upstream.host};
  keepalive 16;
}

# The proxy that terminates TLS in front of this server says so, and the session cookie is marked by it.
map $http_x_forwarded_proto $portal_scheme {
  default $scheme;
  https   https;
}

# The API gets its part of the address as the browser wrote it: an id may hold an encoded slash. Steps upwards are refused.
map $request_uri $portal_api_path {
  default "";
  "~^${escaped(apiPath.slice(0, -1))}(?<portal_api_rest>(?=/)(?![^?]*(?:/|%2[fF])(?:\\.|%2[eE]){1,2}(?:[/?]|%2[fF]|$)).*)$" $portal_api_rest;
}

# What the browser calls its request by, where that can stand in JSON.
map $http_x_request_id $portal_request_id {
  default           $request_id;
  "~^[\\w-]{1,128}$" $http_x_request_id;
}

# Hashed files never change, and everything else is asked for again; what failed is never kept.
map $uri $portal_lifetime {
  default    no-cache;
  ~^/assets/ "public, max-age=31536000, immutable";
}
map $status $portal_cache {
  default          no-store;
  ~^(200|206|304)$ $portal_lifetime;
}

# A script or picture that is missing must not get a page instead; "/user/jane.doe" in the address bar must.
map $http_accept $portal_asks_for_page {
  default    0;
  ~text/html 1;
}
map $portal_asks_for_page$uri $portal_page_missing {
  default                  0;
  "~^0.*/[^/]+\\.[^/]*$" 1;
}

server {
  listen ${listen};
  server_tokens off;
  absolute_redirect off;
  root ${quoted(folder)};
  gzip off;
  gzip_static on;
  gzip_vary on;${brotli ? '\n  brotli_static on;' : ''}
  default_type application/octet-stream;
  types {
${types.join('\n')}
  }

${always.join('\n')}
  add_header Cache-Control $portal_cache always;

  location ^~ ${apiPath} {
    # The API's answers carry their own headers: an add_header here keeps those above away, and an empty one is not sent.
    add_header Cache-Control "";
    if ($portal_api_path = "") {
      return 400;
    }
    client_max_body_size ${longestBody};
    proxy_http_version 1.1;
    proxy_request_buffering off;
    proxy_buffering off;
    proxy_read_timeout 120s;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Proto $portal_scheme;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    error_page 502 504 = @portal_api_away;
    ${tlsOf(upstream)}proxy_pass ${upstream.protocol}//portal_api${upstream.prefix}/api$portal_api_path;
  }

  # An API that cannot be reached is answered as the API itself would, and not by a page of nginx. What the API answers passes as it is.
  location @portal_api_away {
    default_type application/problem+json;
    add_header Cache-Control no-store always;
    add_header Retry-After 5 always;
    add_header X-Request-Id $portal_request_id always;
    return 503 '${away}';
  }

  # Source maps, packed twins and hidden files are the build's own business.
  location ~ "^${base}/(?:.*\\.(?:br|gz|map)$|(?:.*/)?\\.)" {
    return 404;
  }

  location ${basePath}assets/ {
    ${below}try_files $uri =404;
  }

  location ${basePath} {
    ${below}try_files $uri @portal_page;
  }

  location @portal_page {
    if ($portal_page_missing) {
      return 404;
    }
    rewrite ^ /index.html break;
  }
${basePath === '/' ? '' : elsewhere(basePath)}}
`
}

type Upstream = { protocol: string; hostname: string; host: string; prefix: string }

function readUpstream(address: string): Upstream {
  const url = URL.canParse(address) ? new URL(address) : null
  const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  if (!plain || !/^[\w.:[\]-]+$/.test(url.host) || !/^[\w./~-]*$/.test(url.pathname))
    throw new Error(`The API's address looks like "http://backend:8080", not "${address}".`)
  const { protocol, hostname, port } = url
  const host = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  return { protocol, hostname, host, prefix: url.pathname.replace(/\/+$/, '') }
}

/** Behind TLS the API must prove who it is; nginx would believe anybody. */
function tlsOf({ protocol, hostname }: Upstream): string {
  if (protocol !== 'https:') return ''
  const lines = [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${hostname};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 4;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  ]
  return lines.map((line) => `${line}\n    `).join('')
}

/** Above the base path there is nothing but the way to it. */
function elsewhere(basePath: string): string {
  return `
  location / {
    return 302 ${basePath}$is_args$args;
  }
`
}

/** A value in quotes. What nginx would read as a variable or an escape has no place in one. */
function quoted(value: string): string {
  const mark = value.includes('"') ? "'" : '"'
  if (/[$\\\n]/.test(value) || value.includes(mark)) throw new Error(`nginx cannot be given the value ${value}`)
  return mark + value + mark
}

function escaped(path: string): string {
  return path.replaceAll(/[.~-]/g, (sign) => `\\${sign}`)
}
