import type { BootMap } from './boot-map'

/** What the boot script does for one address; pure, so that a test can ask. */
export interface StartPlan {
  /** `shell` and `sign-in` have a skeleton in the document; `none` for what stands alone. */
  skeleton: 'shell' | 'sign-in' | 'none'
  files: readonly string[]
  /** Address of the screen's first request below the API base, or null. */
  request: string | null
}

/**
 * Finds the row of an address. `path` begins with a slash, below the base path; `search` is the query as it stands in
 * the address.
 */
export function planStart(map: BootMap, path: string, search: string, signedIn: boolean): StartPlan {
  for (const { pattern, parameters, guarded, files, firstRequest } of map.routes) {
    const match = new RegExp(pattern).exec(path)
    if (!match) continue
    if (guarded && !signedIn) return planStart(map, '/login', '', false)
    const given = new URLSearchParams(search)
    const query = Object.entries(firstRequest?.query ?? {}).map(([name, value]) => {
      if (typeof value === 'string') return `${name}=${value}`
      const wanted = given.get(value.parameter) ?? ''
      return `${name}=${value.allowed.includes(wanted) ? wanted : value.allowed[0]}`
    })
    const address = firstRequest?.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => match[parameters.indexOf(name) + 1] ?? '',
    )
    return {
      skeleton: guarded ? 'shell' : path.startsWith('/login') ? 'sign-in' : 'none',
      files,
      request: address === undefined ? null : address + (query.length > 0 ? `?${query.join('&')}` : ''),
    }
  }
  // Any other screen is one of signed-in people's, or there is none: they all begin in the frame.
  if (!signedIn) return planStart(map, '/login', '', false)
  return { skeleton: 'shell', ...map.members, request: null }
}
