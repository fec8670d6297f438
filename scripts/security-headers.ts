import type { RuntimeConfiguration } from '../src/shared/events.gen.ts'

/** What differs from one deployment to the next in the security headers. */
export type SecurityHeadersOptions = {
  /** Base64 SHA-256 of each inline script of the document. */
  scriptHashes?: readonly string[] | undefined
  /** Base64 SHA-256 of each inline style sheet of the document. */
  styleHashes?: readonly string[] | undefined
  /** Where pictures may come from besides the portal itself. */
  imageOrigins?: readonly string[] | undefined
  /** What realtime connects to when it is not the portal's own origin. */
  realtimeOrigins?: readonly string[] | undefined
  /** Where the embedded chat lives when it is not the portal's own origin. */
  chatOrigin?: string | undefined
  /** Where browsers report what the policy has refused: a path of the portal's own origin, or a whole address. */
  reportUrl?: string | undefined
}

/** React Aria's `usePreventScroll` writes this one inline style sheet when a modal opens on iOS. */
const preventScrollStyle = 'gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='

/**
 * Policies that code may make: `default` lets only the empty string through, `editor-paste` parses inert documents,
 * `push-worker` gives the address of the one worker.
 */
const trustedTypesPolicies = ['default', 'editor-paste', 'push-worker']

/** Origins that the production Firebase needs; a deployment with it passes them as `realtimeOrigins`. */
export const firebaseOrigins: readonly string[] = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'wss://*.firebaseio.com',
  'wss://*.firebasedatabase.app',
]

/** The foreign origins that a configuration names. */
export function originsOf(configuration: RuntimeConfiguration): SecurityHeadersOptions {
  const { imageOrigins, chatOrigin, realtime, authTokenSyncUrl, errorReportUrl, labelSets } = configuration
  const called = [authTokenSyncUrl, errorReportUrl, ...labelSets.static.map(({ prefix }) => prefix)]
  return {
    imageOrigins,
    realtimeOrigins: [...(realtime.enabled ? firebaseOrigins : []), ...new Set(called.flatMap(originOf))],
    chatOrigin: chatOrigin ?? undefined,
  }
}

/** The origin of an address that names one; relative ones are the portal's own. */
function originOf(address: string | null): string[] {
  return address !== null && /^https?:\/\//i.test(address) ? [new URL(address).origin] : []
}

/** The headers that every static answer of the portal carries, for the mock, nginx and the container alike. */
export function securityHeaders(options: SecurityHeadersOptions = {}): Record<string, string> {
  const { reportUrl } = options
  const reporting = reportUrl === undefined ? {} : { 'Reporting-Endpoints': `csp="${reportAddress(reportUrl)}"` }
  return { 'Content-Security-Policy': contentSecurityPolicy(options), ...reporting, ...isolationHeaders }
}

/**
 * The headers of the development server alone: its client writes inline scripts and styles and reloads over a
 * websocket. Trusted Types are only reported there, for the overlay with compile errors to work.
 */
export function developmentHeaders(options: SecurityHeadersOptions): Record<string, string> {
  const policy = contentSecurityPolicy(options)
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
  const [relaxed = '', reported = ''] = policy.split(/; (?=require-trusted-types-for)/)
  return { 'Content-Security-Policy': relaxed, 'Content-Security-Policy-Report-Only': reported, ...isolationHeaders }
}

/** The part that needs no knowledge of the document, for pages with a policy of their own. */
export const isolationHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // The notes recorder needs the microphone; nothing needs the rest.
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
}

function contentSecurityPolicy({
  scriptHashes = [],
  styleHashes = [],
  imageOrigins = [],
  realtimeOrigins = [],
  chatOrigin,
  reportUrl,
}: SecurityHeadersOptions): string {
  const chat = chatOrigin ? [sourceOf(chatOrigin)] : []
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map(hashSource)],
    ['style-src', "'self'", ...[...styleHashes, preventScrollStyle].map(hashSource)],
    // The picture of a conversation comes from where the chat lives.
    ['img-src', "'self'", 'data:', 'blob:', ...imageOrigins.map(sourceOf), ...chat],
    ['media-src', "'self'", 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...realtimeOrigins.map(sourceOf)],
    ['frame-src', "'self'", ...chat],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['frame-ancestors', "'self'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypesPolicies],
  ]
  // `report-uri` is for browsers without the Reporting API; the others ignore it beside `report-to`.
  if (reportUrl !== undefined) directives.push(['report-uri', reportAddress(reportUrl)], ['report-to', 'csp'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

function hashSource(hash: string): string {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(hash)) throw new Error(`"${hash}" is not a base64 SHA-256`)
  return `'sha256-${hash}'`
}

/** An origin from a configuration must not be able to add a directive or open a whole scheme. */
function sourceOf(origin: string): string {
  if (!/^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/i.test(origin))
    throw new Error(`"${origin}" is not an origin`)
  return origin
}

/** The same for an address, which may have a path and a query. */
function reportAddress(address: string): string {
  if (!/^(?:https?:\/\/[a-z0-9.-]+(?::\d+)?\/|\/(?!\/))[\w./?&=%~-]*$/i.test(address))
    throw new Error(`"${address}" is no address for reports`)
  return address
}
