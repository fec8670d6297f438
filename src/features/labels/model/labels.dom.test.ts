import { parse } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPortalIntl, defineMessages } from '@/shared/i18n'
import { flattenLabels, loadLabels } from './load-labels'
import { relabel } from './relabel'

const messages = defineMessages<{ title: void; unread: { count: number } }>({
  title: { id: 'app.dashboardTitle', defaultMessage: 'Home' },
  unread: { id: 'test.unread', defaultMessage: '{count, plural, one {# post} other {# posts}}' },
})
const catalogue = {
  'app.dashboardTitle': 'Home',
  'AI.ERROR_429': 'Too many',
  'test.unread': parse('{count, plural, one {# post} other {# posts}}'),
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('merges sets deeply, the later over the earlier, and keeps the keys that the specification names', () => {
  const labels = flattenLabels([
    { AI: { ERROR: 'first', ERROR_429: 'first' }, login: { help: 'Call 142' } },
    { AI: { ERROR_429: 'second' } },
  ])
  expect(Object.fromEntries(labels)).toEqual({
    'AI.ERROR': 'first',
    'AI.ERROR_429': 'second',
    'login.help': 'Call 142',
  })
})

it('is not harmed by anything that is no tree of labels', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const label of flattenLabels([value]).values()) expect(typeof label).toBe('string')
    }),
  )
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  flattenLabels([JSON.parse('{"__proto__":{"polluted":"yes"}}')])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

it('says a label in the place of the portal’s own words', async () => {
  const labelled = await relabel(catalogue, new Map([['app.dashboardTitle', 'Square']]))
  expect(createPortalIntl('en', labelled, 'Europe/Rome').formatMessage(messages.title)).toBe('Square')
})

it('understands plurals in a label', async () => {
  const labelled = await relabel(
    catalogue,
    new Map([['test.unread', '{count, plural, one {a single post} other {# posts in all}}']]),
  )
  const intl = createPortalIntl('en', labelled, 'Europe/Rome')
  expect([1, 3].map((count) => intl.formatMessage(messages.unread, { count }))).toEqual([
    'a single post',
    '3 posts in all',
  ])
})

it.each([
  ['cannot be read', '{count, plural, one {'],
  ['wants a value that nobody gives', 'Hello {name}'],
  ['wants a rich part that nobody draws', '<script>x</script>'],
])('keeps the own words where a label %s, and says so', async (_what, label) => {
  const labelled = await relabel(catalogue, new Map([['test.unread', label]]))
  expect(labelled).toBe(catalogue)
  expect(console.error).toHaveBeenCalledWith('labels:', new Error('The label test.unread cannot be used'))
})

it('changes nothing for keys that the portal does not know', async () => {
  expect(await relabel(catalogue, new Map([['login.help', 'Call 142']]))).toBe(catalogue)
})

it('asks nobody where the installation has no sets', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  expect(await loadLabels({ static: [], dynamic: [] }, 'en')).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

it('merges files and sets of the server, and ignores a set of the server that fails', async () => {
  const answers: Record<string, unknown> = {
    '/labels/en.json': { app: { dashboardTitle: 'From the file', mySpaceTitle: 'Mine' } },
    '/api/core/settings/labels/portal/en': { app: { dashboardTitle: 'From the server' } },
  }
  vi.stubGlobal('fetch', (request: Request | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request)
    return Promise.resolve(
      pathname in answers ? Response.json(answers[pathname]) : new Response('nothing', { status: 500 }),
    )
  })
  const label = await loadLabels(
    { static: [{ prefix: './labels/', suffix: '.json' }], dynamic: ['broken', 'portal'] },
    'en',
  )
  const own = { 'app.dashboardTitle': 'Home', 'app.mySpaceTitle': 'My space', 'app.postTitle': 'Post' }
  expect(await label?.(own)).toEqual({
    'app.dashboardTitle': 'From the server',
    'app.mySpaceTitle': 'Mine',
    'app.postTitle': 'Post',
  })
  expect(console.error).not.toHaveBeenCalled()
})

it('goes on with the own words when no set comes, and tells of a file that is missing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await loadLabels({ static: [{ prefix: './l/', suffix: '' }], dynamic: ['portal'] }, 'en')).toBeNull()
  expect(console.error).toHaveBeenCalledOnce()
})
