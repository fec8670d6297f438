import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { matchPath, matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '@/shared/paths'
import { latePaths } from '@/shared/late-paths'
import { memberScreens, openScreens } from '../../../tests/support/screens'
import { loadPage } from './load-screen'
import { mayBeOpen } from './may-be-open'
import { routeTable } from './route-table'

const screens = [...openScreens, ...memberScreens]
const tree = routeTable.map(({ name, path }) => ({ id: name, path }))

function rowAt(address: string): string | undefined {
  return matchRoutes(tree, pathOf(address))?.at(-1)?.route.id
}

function pathOf(address: string): string {
  return new URL(address, 'https://portal.example').pathname
}

describe('the route table', () => {
  it.each(screens)('has $row at $address, with its title', ({ address, row, title }) => {
    expect(rowAt(address)).toBe(row)
    expect(routeTable.find(({ name }) => name === row)?.title.id).toBe(title)
  })

  it('is walked whole by the journeys', () => {
    const walked = screens.map(({ row }) => row)
    const rows = routeTable.filter(({ access }) => access !== 'out-of-service').map(({ name }) => name)
    expect(rows.filter((name) => !walked.includes(name))).toEqual([])
    const open = routeTable.filter(({ access }) => access === 'open').map(({ name }) => name)
    expect([...new Set(openScreens.map(({ row }) => row))].sort()).toEqual([...open].sort())
  })

  it('names every row once, and no address twice', () => {
    expect(new Set(routeTable.map(({ name }) => name)).size).toBe(routeTable.length)
    expect(new Set(routeTable.map(({ path }) => path)).size).toBe(routeTable.length)
  })

  it.each(routeTable.map((row) => [row.name, row] as const))('gives %s a title and a page', (_, row) => {
    expect(row.title.id).toBeTruthy()
    expect(row.title.defaultMessage).toBeTruthy()
    expect(existsSync(`src/app/pages/${row.page}.tsx`)).toBe(true)
  })

  it('says what will be there wherever a screen is not built', () => {
    const wordless = routeTable.filter(({ page, soon }) => page === 'area' && !soon)
    expect(wordless.map(({ name }) => name)).toEqual([])
  })

  it('puts the particular before the general, for those who look for the first that fits', () => {
    for (const { address, row } of screens) {
      expect(routeTable.find(({ path }) => matchPath(path, pathOf(address)))?.name, address).toBe(row)
    }
  })

  it('opens create, edit and copy with one page in three modes', () => {
    const rows = routeTable.filter(({ page }) => page === 'post-editor')
    expect(rows.map(({ path, mode }) => [path.split('/')[2], mode])).toEqual([
      ['create', 'create'],
      ['edit', 'edit'],
      ['copy', 'copy'],
    ])
  })

  it.each([...new Set(routeTable.map(({ page }) => page))])('loads the page %s', async (page) => {
    expect((await loadPage(page)).Page).toBeTypeOf('function')
  })

  it('knows no other page', async () => {
    await expect(loadPage('constructor')).rejects.toThrow()
  })
})

describe('who may see what', () => {
  it('asks everybody to sign in who is not at the door, at an error or behind a link of a mail', () => {
    const open = routeTable.filter(({ access }) => access !== 'signed-in').map(({ path }) => path)
    expect(open.every((path) => mayBeOpen(path))).toBe(true)
    const guarded = routeTable.filter(({ access }) => access === 'signed-in').map(({ path }) => path)
    expect(guarded.some((path) => mayBeOpen(path))).toBe(false)
  })

  it('shows the page of a resting service to nobody else', () => {
    expect(routeTable.filter(({ access }) => access === 'out-of-service').map(({ path }) => path)).toEqual([
      '/error/out-of-service',
    ])
  })

  it('closes administration to those without a right for it', () => {
    const closed = routeTable.filter(({ permission }) => permission)
    expect(closed.map(({ name, permission, errorEntity }) => [name, permission, errorEntity])).toEqual([
      ['manage', 'manageUsers', 'user-registry'],
      ['group-edit', 'manageUsers', 'group-registry'],
      ['digital-workplace-admin', 'administrate', 'workspace'],
      ['admin-v2', 'administrate', undefined],
    ])
    expect(closed.every(({ page, access }) => page === 'administration' && access === 'signed-in')).toBe(true)
  })

  it('opens dialogs with what is for administrators from their areas alone', () => {
    expect(routeTable.filter(({ adminView }) => adminView).map(({ name }) => name)).toEqual([
      'manage',
      'group-edit',
      'digital-workplace-admin',
      'admin-v2',
    ])
  })
})

describe('what is around a screen', () => {
  it('is the frame for signed-in people, and nothing for all others', () => {
    for (const { access, layout, name } of routeTable) expect(layout.header, name).toBe(access === 'signed-in')
  })

  const layoutOf = (name: string) => routeTable.find((row) => row.name === name)?.layout

  it.each(['login', 'page-not-found', 'forbidden-access', 'unauthorized', 'out-of-service', 'unsubscribe'])(
    'is nothing on %s',
    (name) => {
      expect(Object.values(layoutOf(name) ?? { missing: true })).not.toContain(true)
    },
  )

  it.each(['post-print', 'manage', 'digital-workplace-admin', 'admin-v2', 'community-detail', 'community'])(
    'is no search on %s',
    (name) => {
      expect(layoutOf(name)?.search).toBe(false)
    },
  )

  it.each(['post-edit', 'post', 'post-tab', 'profile', 'login', 'page-not-found'])(
    'is no skip link to the sidebar on %s',
    (name) => {
      expect(layoutOf(name)?.skipToSidebar).toBe(false)
    },
  )

  it('is a way back where the menu is not reached: on details, editors, reports and paper', () => {
    for (const { name, layout } of routeTable)
      if (layout.header && !layout.sidebar) expect(layout.backButton, name).toBe(true)
    for (const name of ['post', 'post-edit', 'post-print', 'bulk-workflow-transition', 'ai-note'])
      expect(layoutOf(name)?.backButton, name).toBe(true)
    expect(layoutOf('dashboard')?.backButton).toBe(false)
  })
})

describe('the addresses that the portal makes', () => {
  const id = fc.string({ minLength: 1 }).filter((text) => text !== '.' && text !== '..')

  it('are each matched by a row, whatever an id is made of', () => {
    fc.assert(
      fc.property(id, (one) => {
        for (const make of [...Object.values(paths), ...Object.values(latePaths)]) {
          const address = (make as (argument: unknown) => string)(make === paths.search ? { q: one, filter: one } : one)
          expect(rowAt(address), address).toBeTruthy()
        }
      }),
      { numRuns: 50 },
    )
  })
})
