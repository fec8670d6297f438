import { expect, it } from 'vitest'
import { configuration } from '@/shared/config'
import { routes } from '@/shared/routes'
import { layoutOf, type LayoutOptions } from './layout'

const options: LayoutOptions = {
  headerlessRoutes: [],
  small: false,
  allowed: { assistant: true, chat: true },
}

function layoutAt(name: string, given = options) {
  const row = routes.find((one) => one.name === name)
  expect(row, name).toBeDefined()
  return layoutOf(row ?? null, given)
}

it('shows the assistant where the route has it, and only when it is allowed', () => {
  expect(layoutAt('dashboard').assistant).toBe(true)
  expect(layoutAt('dashboard', { ...options, allowed: { assistant: false, chat: true } }).assistant).toBe(false)
  expect(layoutAt('post-print').assistant).toBe(false)
})

it('shows the chat where the route has it, and only when it is allowed', () => {
  expect(layoutAt('dashboard').chat).toBe(true)
  expect(layoutAt('dashboard', { ...options, allowed: { assistant: true, chat: false } }).chat).toBe(false)
  expect(layoutAt('page-not-found').chat).toBe(false)
})

it('offers the way to the sidebar where the route has one, and not in a small window', () => {
  expect(layoutAt('dashboard').skipToSidebar).toBe(true)
  expect(layoutAt('dashboard', { ...options, small: true }).skipToSidebar).toBe(false)
  expect(layoutAt('dashboard', { ...options, small: true }).skipToMain).toBe(true)
})

it('has the introduction where the route has it, and not at sign-in or on errors', () => {
  expect(layoutAt('dashboard').carousel).toBe(true)
  for (const name of ['login', 'page-not-found', 'forbidden-access', 'unauthorized', 'out-of-service'])
    expect(layoutAt(name).carousel).toBe(false)
})

it('has no header on the two base routes that are configured where no installation says otherwise', () => {
  const { headerlessRoutes } = configuration()
  expect(headerlessRoutes).toEqual(['external-auth-redirect', 'unsubscribe'])
  for (const name of headerlessRoutes) expect(layoutAt(name, { ...options, headerlessRoutes }).header, name).toBe(false)
})

it.each(['login', 'password-forgot', 'page-not-found', 'forbidden-access', 'unauthorized', 'out-of-service'])(
  'offers no skip links on %s',
  (name) => {
    const { skipToMain, skipToSidebar } = layoutAt(name)
    expect({ skipToMain, skipToSidebar }).toEqual({ skipToMain: false, skipToSidebar: false })
  },
)

it('leaves the header out where the configuration says so', () => {
  expect(layoutAt('people').header).toBe(true)
  expect(layoutAt('people', { ...options, headerlessRoutes: ['people'] }).header).toBe(false)
})

it.each(['post-print', 'ai-note-print'])('has neither search nor menus on %s, which is made for paper', (name) => {
  const { search, sidebar, bottomMenu, paper } = layoutAt(name)
  expect({ search, sidebar, bottomMenu, paper }).toEqual({
    search: false,
    sidebar: false,
    bottomMenu: false,
    paper: true,
  })
})

it.each(['manage', 'digital-workplace-admin', 'admin-v2', 'community', 'community-detail'])(
  'has no search of its own on %s',
  (name) => {
    expect(layoutAt(name).search).toBe(false)
  },
)

it('has nothing around a page before the route is known', () => {
  expect(layoutOf(null, options).header).toBe(false)
})
