import { fileURLToPath } from 'node:url'
import { matchPath } from 'react-router-dom'
import { runnerImport } from 'vite'
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

/** One row of the route table for each screen, or mode of one; those of placeholders share one. */
export async function readScreens(): Promise<Screens> {
  const { routes } = await load<typeof Table>('../../src/shared/routes/table.ts')
  const { openScreens, memberScreens, leadingOn } = await load<typeof Addresses>('../../tests/support/screens.ts')
  const nameAt = (url: string) => {
    const { pathname } = new URL(url, 'http://portal')
    const route = routes.find(({ path }) => matchPath(path, pathname) !== null)
    return route && `${route.screen} ${route.mode ?? ''}`
  }
  const all = routes
    .filter((route, at) => routes.findIndex((one) => one.screen === route.screen && one.mode === route.mode) === at)
    .flatMap(({ name, screen, access, permission }): Screen[] => {
      const addresses = [...openScreens, ...memberScreens].filter(({ row }) => row === name)
      const address = addressToWalk(addresses, leadingOn)
      const member = permission === undefined ? people.employee.userName : people.admin.userName
      const userName = access === 'open' ? null : member
      return address === undefined ? [] : [{ row: name, folder: screen, address, userName }]
    })
  const withFrame = all.find(({ userName }) => userName !== null)
  return { all, withFrame, isAt: (screen, url) => nameAt(url) === nameAt(screen.address) }
}

/**
 * The shortest of a screen: what the rest of a longer one names may be gone when the walk comes. One that leads on to
 * another screen shows nothing of its own.
 */
export function addressToWalk(
  addresses: readonly { address: string }[],
  leadingOn: readonly string[],
): string | undefined {
  const all = addresses.map(({ address }) => address).toSorted((one, other) => one.length - other.length)
  return all.find((address) => !leadingOn.includes(address)) ?? all[0]
}

/** The sources of the portal name each other without endings, which Vite understands and Node does not. */
async function load<Module>(file: string): Promise<Module> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return (await runnerImport<Module>(path, { configFile: false, logLevel: 'error' })).module
}
