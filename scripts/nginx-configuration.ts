/**
 * Prints the nginx server block of the portal: the same files, caching and security headers as the mock, with the API behind the portal's own
 * origin. The headers are those of scripts/security-headers.ts over the document as it was configured, so run `npm run configure` first.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { inlineHashes, normaliseBasePath } from './portal-document.ts'
import { root } from './run-suite.ts'
import { firebaseOrigins, securityHeaders } from './security-headers.ts'

const { values } = parseArgs({
  options: {
    'base-path': { type: 'string', default: '/' },
    'api-upstream': { type: 'string', default: 'http://127.0.0.1:8080' },
    root: { type: 'string', default: join(root, 'dist', 'portal') },
    port: { type: 'string', default: '8080' },
  },
})

const folder = resolve(values.root)
const html = readFileSync(join(folder, 'index.html'), 'utf8')
const configuration = readConfiguration(html)
const headers = securityHeaders({
  ...inlineHashes(html),
  imageOrigins: configuration.imageOrigins ?? [],
  realtimeOrigins: configuration.realtime?.enabled === false ? [] : firebaseOrigins,
  chatOrigin: configuration.chatOrigin ?? undefined,
})
process.stdout.write(serverBlock())

function serverBlock(): string {
  const base = normaliseBasePath(values['base-path'])
  const always = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`)
  return `map $uri $portal_cache {
  ~/assets/  "public, max-age=31536000, immutable";
  default    "no-cache";
}

server {
  listen ${values.port};
  server_tokens off;
  root ${folder};
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  types { text/javascript mjs; application/manifest+json webmanifest; }
  include /etc/nginx/mime.types;

${always.join('\n')}
  add_header Cache-Control $portal_cache;

  # Packed twins are answers to a header, not addresses.
  location ~ \\.(br|gz|map)$ { return 404; }

  location ${base}api/ {
    proxy_pass ${values['api-upstream'].replace(/\/+$/, '')}/api/;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_buffering off;
  }

  location ${base}assets/ {
    rewrite ^${base}(.*)$ /$1 break;
    try_files $uri =404;
  }

  location ${base} {
    rewrite ^${base}(.*)$ /$1 break;
    try_files $uri /index.html;
  }
}
`
}

/** The values that the headers depend on, as the document carries them. */
function readConfiguration(document: string): {
  imageOrigins?: string[]
  chatOrigin?: string | null
  realtime?: { enabled: boolean }
} {
  const block = /<script type="application\/json" id="portal-configuration">([\s\S]*?)<\/script>/.exec(document)?.[1]
  if (!block) throw new Error('The document carries no configuration: run npm run build, then npm run configure.')
  return JSON.parse(block) as ReturnType<typeof readConfiguration>
}
