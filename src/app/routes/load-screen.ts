import { matchPath } from 'react-router-dom'
import { nextTurn } from '@/shared/next-turn'
import type { PageModule, RouteRow } from './route'
import { routeTable } from './route-table'

const pages = import.meta.glob<PageModule>('../pages/*.tsx')

/** Whether a screen stands in the frame of the portal or alone. */
export function isFramed({ layout }: Pick<RouteRow, 'layout'>): boolean {
  return layout.header || layout.sidebar
}

export function loadFrame() {
  return import('../shell/Frame')
}

/** Loads a file of src/app/pages by its name. */
export async function loadPage(name: string): Promise<PageModule> {
  const load = pages[`../pages/${name}.tsx`]
  if (!load) throw new Error(`There is no page ${name}.`)
  return load()
}

/** Evaluates what the screen of a path is made of, each part in a turn of its own, before the router asks for it. What does not come is the router's to tell. */
export async function prepareScreen(path: string): Promise<void> {
  const row = routeTable.find((one) => matchPath(one.path, path))
  if (!row) return
  try {
    if (isFramed(row)) {
      await loadFrame()
      await nextTurn()
    }
    await loadPage(row.page)
    await nextTurn()
  } catch {
    // The router meets the same failure and has a page for it.
  }
}
