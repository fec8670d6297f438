/**
 * Whether a page of this server asks. Browsers say where a page comes from; programs such as tests say nothing and are
 * let through. Hosts are compared, not schemes: a proxy in front may speak another one.
 */
export function isOwnOrigin(origin: string | null, host: string | null): boolean {
  if (origin === null) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/** The same for a request, in Node and in a browser, where there is no Host header. */
export function comesFromOwnOrigin({ headers, url }: Request): boolean {
  return !saysForeign(headers) && isOwnOrigin(headers.get('origin'), headers.get('host') ?? new URL(url).host)
}

/**
 * A page of another origin tries to change something, or reads in secret. What people open by themselves may be linked
 * to from anywhere.
 */
export function isForeignRequest(request: Request): boolean {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method)
  if (!reads) return !comesFromOwnOrigin(request)
  return saysForeign(request.headers) && request.headers.get('sec-fetch-mode') !== 'navigate'
}

/** A request without CORS carries no Origin when it reads, and browsers tell it here. Another port is `same-site`. */
function saysForeign(headers: Headers): boolean {
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
}
