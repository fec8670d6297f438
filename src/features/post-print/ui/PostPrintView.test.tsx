import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { closePortals, type Intercept, openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'
import { PostPrintView } from './PostPrintView'

// The document of tests makes no sheets by a script, prints nothing and draws no pictures.
const margins = { replaceSync: vi.fn<(style: string) => void>() }
const print = vi.fn()
beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    vi.fn(function make() {
      return margins
    }),
  )
  vi.stubGlobal('print', print)
  Object.assign(document, { adoptedStyleSheets: [] })
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() })
})
afterEach(async () => {
  await closePortals()
  vi.clearAllMocks()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
})

function PrintPage() {
  const { postId = '' } = useParams()
  return <PostPrintView postId={postId} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal({ '/post/print/:postId': <PrintPage /> }, { ...options, address: `/post/print/${address}` })

const sheet = () => within(screen.getByRole('article'))
const marginsOfPages = () => margins.replaceSync.mock.lastCall?.[0] ?? ''

it('says on the sheet what it is, which version, who printed it, and where the valid text is', async () => {
  open('p-1015')
  await screen.findByText(/^Printed by Giulia Riva, /)
  const facts = sheet().getAllByRole('listitem').slice(0, 5)
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Post 1015 in Stabilimento Torino',
    expect.stringMatching(/^By Luca Ferrari, /),
    expect.stringMatching(/^Version 3 of \d+ \w+ 2026$/),
    expect.stringMatching(/^Printed by /),
    expect.stringMatching(/\/post\/p-1015\?revision=3$/),
  ])
})

it('puts number, title, version and page into the margins of every page, as long as it is there', async () => {
  const { unmount } = open('p-1015')
  await screen.findByRole('article')
  expect(marginsOfPages()).toContain('content: "Post 1015: Nuova pressa in arrivo')
  expect(marginsOfPages()).toContain('content: "Version 3 of ')
  expect(marginsOfPages()).toContain('content: "Page " counter(page) " of " counter(pages)')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  unmount()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

it('prints the earlier text that the address names, and says which one took its place', async () => {
  open('p-1015?revision=1')
  await screen.findByText(/alle cinque del mattino/)
  screen.getByText(/^Version 1 of .*, superseded by version 3$/)
  screen.getByText(/\/post\/p-1015\?revision=1$/)
})

it('prints no other text in place of a version that does not exist', async () => {
  open('p-1015?revision=9')
  await screen.findByRole('heading', { level: 1, name: 'This version doesn’t exist' })
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

it('says of a draft that it was not published', async () => {
  open('p-1041')
  await screen.findByText('Not published yet')
})

it('prints files and comments where they are chosen, and keeps the choice in the address', async () => {
  const { router } = open('p-1042')
  await screen.findByRole('checkbox', { name: 'Pictures', checked: true })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Files' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comments' }))
  expect(new URLSearchParams(router.state.location.search).get('with')).toBe('pictures,files,comments')
  const files = await screen.findByRole('table', { name: 'Files' })
  within(files).getByRole('rowheader', { name: 'report-line4.pdf' })
  await screen.findByText(/^Sofia Karras, /)
})

it('prints the text alone where nothing is chosen', async () => {
  const { router } = open('p-1042')
  expect((await screen.findAllByRole('figure')).length).toBeGreaterThan(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pictures' }))
  expect(screen.queryByRole('figure')).toBeNull()
  expect(router.state.location.search).toBe('?with=text')
})

it('prints the cover above the title, and not once more below the text', async () => {
  let covered = false
  open('p-1042', {
    intercept: (request) => {
      if (covered) return undefined
      covered = true
      return fetch(request).then(async (answer) => {
        const post = (await answer.json()) as Schemas['Post']
        return Response.json({ ...post, coverImage: post.images[0] })
      })
    },
  })
  const cover = await screen.findByRole('img', { name: /^The press hall of line 4/ })
  const title = screen.getByRole('heading', { level: 1 })
  expect(cover.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

it('prints a table that a sentence names', async () => {
  open('p-1042')
  const table = await screen.findByRole('table', { name: /^Zero position of the presses/ })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
})

it('prints all rows of a table of which the post brings the first, and not before they are there', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  open('p-1042', { intercept: withFirstRowsOnce(held) })
  const button = await screen.findByRole('button', { name: 'Print' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('table')).toBeNull()
  letGo()
  const table = await screen.findByRole('table', { name: /^Zero position of the presses/ })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
})

/** The first time the post brings some rows of its tables only; all of them come when they are let go. */
function withFirstRowsOnce(held = Promise.resolve()): Intercept {
  const seen = new Set<string>()
  return (request) => {
    const first = !seen.has(request.url)
    seen.add(request.url)
    if (first && request.url.includes('/data/tables/')) return held.then(() => fetch(request))
    if (first && request.url.endsWith('/posts/p-1042')) return fetch(request).then(withFirstRowsOnly)
    return undefined
  }
}

/** The post as if its tables were larger than what it brings of them. */
async function withFirstRowsOnly(answer: Response): Promise<Response> {
  const post = (await answer.json()) as Schemas['Post']
  const tables = (post.tables ?? []).map(({ preview, ...table }) => ({
    ...table,
    preview: { ...preview, rows: preview.rows.slice(0, 3) },
  }))
  return Response.json({ ...post, tables })
}

it('opens the print dialog', async () => {
  open('p-1042?with=comments')
  await screen.findByText(/^Sofia Karras, /)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

it('says in its place what did not come, and offers another try', async () => {
  let fails = true
  open('p-1042?with=files,comments', {
    intercept: ({ url }) =>
      fails && /\/(?:attachments|comments)(?:\?|$)/.test(url) ? problem(500, 'internal-error') : undefined,
  })
  await screen.findByRole('heading', { name: 'Couldn’t load the files' })
  await screen.findByRole('heading', { name: 'Couldn’t load the comments' })
  fails = false
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
  await screen.findByText('report-line4.pdf')
})

it('leaves nothing of a post and its tables when the right to read it is lost', async () => {
  const { portal, queryClient } = open('p-1042', { intercept: withFirstRowsOnce() })
  await screen.findByRole('table', { name: /^Zero position of the presses/ })
  portal.intercept = () => problem(403, 'community-forbidden')
  void queryClient.invalidateQueries({ queryKey: ['posts', 'detail'] })
  await screen.findByText('The page of this error')
  const kept = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toMatch(/Zero position|Line 4 stop/)
})

it('says that the post did not come, and leaves it to the page that it is missing', async () => {
  const { portal, router } = open('p-1042', { intercept: () => problem(500, 'internal-error') })
  await screen.findByRole('heading', { level: 1, name: 'Couldn’t load the post' })
  portal.intercept = undefined
  await router.navigate('/post/print/p-0')
  await screen.findByText('The page of this error')
})
