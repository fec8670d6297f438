import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { HistoryView } from './HistoryView'

afterEach(() => vi.unstubAllGlobals())

const open = (postId: string, query = '') =>
  openPortal(
    { '/post/:postId/history': <HistoryView postId={postId} />, '/post/edit/:postId': <p>The editor</p> },
    { address: `/post/${postId}/history${query}` },
  )

const textOf = (version: string) => within(screen.getByRole('region', { name: version }))
const draftSent = (portal: ReturnType<typeof openPortal>['portal']) =>
  portal.requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/draft')).map(({ body }) => body)

it('lists the texts with note and author, and marks what differs between the newest two', async () => {
  open('p-1015')
  await screen.findByRole('region', { name: 'Version 2' })
  const rows = within(screen.getByRole('region', { name: 'Versions' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(/^Version 3Current.*Luca Ferrari, .*Via Cigna al posto di via Bologna/)
  expect(rows[1]?.textContent).toContain('Substantive change')
  expect(textOf('Version 2').getByText(/via Bologna/).textContent).toMatch(/Changed$/)
  expect(textOf('Version 3').getByText(/via Cigna/).textContent).toMatch(/Changed$/)
  expect(textOf('Version 3').getByText(/Ottavio/).textContent).not.toMatch(/Changed$/)
  expect(screen.queryByRole('button', { name: 'Use this text' })).toBeNull()
})

it('compares any two texts that the address names', async () => {
  open('p-1015', '?from=3&to=1')
  await screen.findByRole('region', { name: 'Version 1' })
  textOf('Version 1').getByText(/alle cinque del mattino/)
  textOf('Version 3').getByText(/alle quattro del mattino/)
})

it('puts an older text into my draft and publishes nothing', async () => {
  const { portal, tips, router } = open('p-957')
  await userEvent.click(await screen.findByRole('button', { name: 'Use this text' }))
  await screen.findByText('The editor')
  expect(router.state.location.pathname).toBe('/post/edit/p-957')
  expect(draftSent(portal)).toHaveLength(1)
  expect(draftSent(portal)[0]).toContain('98.1 %')
  expect(portal.requests.some(({ path }) => path.endsWith('/publish'))).toBe(false)
  expect(tips).toMatchObject([{ title: { id: 'postHistory.inDraft' } }])
})

it('asks before it replaces a draft that is there', async () => {
  const { portal } = open('p-957')
  const use = await screen.findByRole('button', { name: 'Use this text' })
  const post = '/api/internal/v2/communication/posts/p-957/draft'
  const content = { ops: [{ insert: 'Mine.\n' }] }
  const mine = { title: 'Mine', content, communityId: 'quality-and-safety', language: 'en', occToken: null }
  await fetch(
    new Request(`http://localhost${post}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(mine),
    }),
  )
  await userEvent.click(use)
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace your draft?' }))
  expect(draftSent(portal)).toHaveLength(1)
  await userEvent.click(question.getByRole('button', { name: 'Replace draft' }))
  await screen.findByText('The editor')
  expect(draftSent(portal)).toHaveLength(2)
})

it('says so where a post was published once', async () => {
  open('p-1042')
  await screen.findByText('This is the only version so far.')
})

it('keeps the chosen texts in the address', async () => {
  const { router } = open('p-1015')
  const field = await screen.findByRole('combobox', { name: 'Compare' })
  await userEvent.clear(field)
  await userEvent.type(field, '1')
  await userEvent.click(await screen.findByRole('option', { name: 'Version 1' }))
  await waitFor(() => expect(router.state.location.search).toBe('?from=1&to=3'))
  await screen.findByRole('region', { name: 'Version 1' })
})

it('leaves nothing of the post to the cache when its history is refused before the post is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { portal, queryClient } = open('p-1015')
  await screen.findByRole('region', { name: 'Version 2' })
  let answerForPost = () => {}
  const pageGone = new Promise<void>((resolve) => (answerForPost = resolve))
  const refusal = () => problem(403, 'community-forbidden')
  portal.intercept = ({ url }) => {
    if (url.endsWith('/posts/p-1015')) return pageGone.then(refusal)
    return url.includes('/posts/p-1015') ? refusal() : undefined
  }
  void queryClient.invalidateQueries({ queryKey: ['revisions', 'list'] })
  await screen.findByText('The page of this error')
  answerForPost()
  const kept = () => queryClient.getQueryCache().getAll()
  await waitFor(() => expect(JSON.stringify(kept().map(({ state }) => state.data))).not.toMatch(/p-1015|Nuova pressa/))
})
