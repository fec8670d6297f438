/** Whether a path of the portal is one of a screen: below `/api/` the server answers, so the page has to be left. */
export function isScreenPath(path: string): boolean {
  return !path.startsWith('/api/')
}
