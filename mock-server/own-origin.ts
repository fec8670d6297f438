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
export function comesFromOwnOrigin(request: Request): boolean {
  return isOwnOrigin(request.headers.get('origin'), request.headers.get('host') ?? new URL(request.url).host)
}

/** A page of another origin tries to change something. */
export function isForeignWrite(request: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !comesFromOwnOrigin(request)
}
