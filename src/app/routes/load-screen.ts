import { matchPath } from 'react-router-dom'
import { nextTurn } from '@/shared/next-turn'
import { paths } from '@/shared/paths'
import { loginRow } from './login-row'
import type { PageModule, RouteRow } from './route'

/** The frame, with the row of the dashboard. */
export function loadFrame() {
  return import('../shell/members')
}

/** The rows of everything else, and where their pages are. */
export function loadLateScreens() {
  return import('./late-screens')
}

/** Loads a file of src/app/pages by its name. */
export async function loadPage(name: string): Promise<PageModule> {
  if (name === 'login') return import('../pages/login')
  if (name === 'dashboard') return (await loadFrame()).loadHome()
  const load = (await loadLateScreens()).latePages[`../pages/${name}.tsx`]
  if (!load) throw new Error(`There is no page ${name}.`)
  return load()
}

/**
 * Evaluates what the screen of a path is made of, each part in a turn of its own, before the router asks for it; answers its page. What does not come is
 * the router's to tell.
 */
export async function prepareScreen(path: string): Promise<PageModule | null> {
  try {
    const row = await rowOf(path)
    if (!row) return null
    if (row.layout.header) {
      await loadFrame()
      await nextTurn()
    }
    const page = await loadPage(row.page)
    await nextTurn()
    return page
  } catch {
    // The router meets the same failure and has a page for it.
    return null
  }
}

async function rowOf(path: string): Promise<RouteRow | undefined> {
  if (path === loginRow.path) return loginRow
  if (path === paths.home()) return (await loadFrame()).homeRow
  const { lateRows } = await loadLateScreens()
  return lateRows.find((row) => matchPath(row.path, path))
}
