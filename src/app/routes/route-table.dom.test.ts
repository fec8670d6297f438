import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { matchPath, matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths, routes } from '@/shared/routes'
import { memberScreens, openScreens } from '../../../tests/support/screens'
import { texts } from '../screens/opening-soon/Page'
import { screenOf } from './screens'

const screens = [...openScreens, ...memberScreens]
const tree = routes.map(({ name, path }) => ({ id: name, path }))

function rowAt(address: string): string | undefined {
  return matchRoutes(tree, pathOf(address))?.at(-1)?.route.id
}

function pathOf(address: string): string {
  return new URL(address, 'https://portal.example').pathname
}

describe('the route table', () => {
  it.each(screens)('has $row at $address, with its title', ({ address, row, title }) => {
    expect(rowAt(address)).toBe(row)
    expect(routes.find(({ name }) => name === row)?.title.id).toBe(title)
  })

  it('names every row once, and no address twice', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  it.each(routes)('gives $name a title and a screen', ({ title, screen }) => {
    expect(title.defaultMessage).toBeTruthy()
    expect(existsSync(`src/app/screens/${screen}/Page.tsx`)).toBe(true)
  })

  it('says what will be there wherever a screen is not built', () => {
    const placeholders = routes.filter(({ screen }) => screen === 'opening-soon')
    expect(placeholders.map(({ name }) => name).sort()).toEqual(Object.keys(texts).sort())
  })

  it('puts the particular before the general, for those who look for the first that fits', () => {
    for (const { address, row } of screens) {
      expect(routes.find(({ path }) => matchPath(path, pathOf(address)))?.name, address).toBe(row)
    }
  })

  it('opens create, edit and copy with one screen in three modes', () => {
    const rows = routes.filter(({ screen }) => screen === 'post-editor')
    expect(rows.map(({ path, mode }) => [path.split('/')[2], mode])).toEqual([
      ['create', 'create'],
      ['edit', 'edit'],
      ['copy', 'copy'],
    ])
  })

  it.each([...new Set(routes.map(({ screen }) => screen))])('loads the screen %s', async (screen) => {
    expect((await screenOf({ screen }).load()).Page).toBeTypeOf('function')
  })

  it('asks for nothing at once that the contract does not have', () => {
    const asked = routes.flatMap(({ firstRequest }) => firstRequest?.path ?? [])
    expect(asked.length).toBeGreaterThan(0)
    const contract = readFileSync('openapi/openapi.yaml', 'utf8')
    for (const path of asked) expect(contract).toContain(`\n  ${path}:\n`)
  })
})

describe('who may see what', () => {
  it('shows the page of a resting service to nobody else', () => {
    expect(routes.filter(({ access }) => access === 'out-of-service').map(({ path }) => path)).toEqual([
      '/error/out-of-service',
    ])
  })

  it('closes administration to those without a right for it', () => {
    const closed = routes.filter(({ permission }) => permission)
    expect(closed.map(({ name, permission, errorEntity }) => [name, permission, errorEntity])).toEqual([
      ['manage', 'manageUsers', 'user-registry'],
      ['group-edit', 'manageUsers', 'group-registry'],
      ['digital-workplace-admin', 'administrate', 'workspace'],
      ['admin-v2', 'administrate', undefined],
    ])
    expect(closed.every(({ access }) => access === 'signed-in')).toBe(true)
  })

  it('opens dialogs with what is for administrators from their areas alone', () => {
    expect(routes.filter(({ adminView }) => adminView).map(({ name }) => name)).toEqual([
      'manage',
      'group-edit',
      'digital-workplace-admin',
      'admin-v2',
    ])
  })
})

describe('what is around a screen', () => {
  it('is the frame for signed-in people, and nothing for all others', () => {
    for (const { access, layout, name } of routes) expect(layout.header, name).toBe(access === 'signed-in')
  })

  const layoutOf = (name: string) => routes.find((row) => row.name === name)?.layout

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
    for (const { name, layout } of routes)
      if (layout.header && !layout.sidebar) expect(layout.backButton, name).toBe(true)
    for (const name of ['post', 'post-edit', 'post-print', 'bulk-workflow-transition', 'ai-note'])
      expect(layoutOf(name)?.backButton, name).toBe(true)
    expect(layoutOf('dashboard')?.backButton).toBe(false)
  })
})

describe('the addresses that the portal makes', () => {
  const id = fc.string({ minLength: 1 }).filter((text) => text !== '.' && text !== '..')

  it('carry their parameters and their query', () => {
    expect(paths.dashboard()).toBe('/')
    expect(paths.post('a/b', { entity: 'comments', commentId: undefined })).toBe('/post/a%2Fb?entity=comments')
    expect(paths.postCreate()).toBe('/post/create')
    expect(paths.postFeedbackRecipient('p-1', { taskId: 't-1' })).toBe('/post/feedback/p-1/recipient?taskId=t-1')
  })

  it('are each matched by a row, whatever an id is made of', () => {
    fc.assert(
      fc.property(id, (one) => {
        for (const [name, make] of Object.entries(paths) as [string, (...ids: string[]) => string][])
          expect(rowAt(make(one, one)), name).toBeTruthy()
      }),
      { numRuns: 50 },
    )
  })
})
