import { fileURLToPath } from 'node:url'
import { matchPath } from 'react-router-dom'
import { runnerImport } from 'vite'
import type { Route } from '../../src/shared/routes/route.ts'
import type * as Table from '../../src/shared/routes/table'
import { people } from '../../tests/support/people.ts'
import type * as Addresses from '../../tests/support/screens.ts'
import type { Screen } from './plan.ts'

/** The screens of the portal. */
export interface Screens {
  all: Screen[]
  /** Around this one the frame is walked, too. */
  withFrame: Screen | undefined
  /** Whether a screen stands at an address. */
  isAt: (screen: Screen, url: string) => boolean
}

/**
 * Each screen, or mode of one, at one of its addresses; placeholders share one. Where several rows of the route table
 * lead to a screen, the shortest address of them is walked: a longer one opens something over it.
 */
export async function readScreens(): Promise<Screens> {
  const { routes } = await load<typeof Table>('../../src/shared/routes/table.ts')
  const { openScreens, memberScreens, leadingOn } = await load<typeof Addresses>('../../tests/support/screens.ts')
  const nameAt = (url: string) => {
    const { pathname } = new URL(url, 'http://portal')
    const route = routes.find(({ path }) => matchPath(path, pathname) !== null)
    return route && `${route.screen} ${route.mode ?? ''}`
  }
  const all = routes
    .filter((route, at) => routes.findIndex((one) => isSame(one, route)) === at)
    .flatMap((route): Screen[] => {
      const rows = routes.filter((one) => isSame(one, route))
      const its = [...openScreens, ...memberScreens].filter(({ row }) => rows.some(({ name }) => name === row))
      const chosen = addressToWalk(its, leadingOn)
      const at = rows.find(({ name }) => name === chosen?.row)
      if (!chosen || !at) return []
      const member = at.permission === undefined ? people.employee.userName : people.admin.userName
      const userName = at.access === 'open' ? null : member
      return [{ row: at.name, folder: at.screen, address: chosen.address, userName }]
    })
  const withFrame = all.find(({ userName }) => userName !== null)
  return { all, withFrame, isAt: (screen, url) => nameAt(url) === nameAt(screen.address) }
}

/**
 * The shortest of a screen: what the rest of a longer one names may be gone when the walk comes. One that leads on to
 * another screen shows nothing of its own.
 */
export function addressToWalk<One extends { address: string }>(
  all: readonly One[],
  leadingOn: readonly string[],
): One | undefined {
  const sorted = all.toSorted((one, other) => one.address.length - other.address.length)
  return sorted.find(({ address }) => !leadingOn.includes(address)) ?? sorted[0]
}

/** Whether two rows of the route table lead to one screen in one mode. */
function isSame(one: Pick<Route, 'screen' | 'mode'>, other: Pick<Route, 'screen' | 'mode'>): boolean {
  return one.screen === other.screen && one.mode === other.mode
}

/** The sources of the portal name each other without endings, which Vite understands and Node does not. */
async function load<Module>(file: string): Promise<Module> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return (await runnerImport<Module>(path, { configFile: false, logLevel: 'error' })).module
}
