import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { DeviceDraft } from '@/shared/device-drafts'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'
import { PostPreviewView } from './PostPreviewView'

const kept = vi.hoisted(() => new Map<string, DeviceDraft>())

// The document of tests has no database.
vi.mock(import('@/shared/device-drafts'), async (original) => ({
  ...(await original()),
  readDeviceDraft: (_userId, address) => Promise.resolve(kept.get(address) ?? null),
  keepDeviceDraft: () => Promise.resolve(true),
  forgetDeviceDraft: () => Promise.resolve(),
}))

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function PreviewPage() {
  const { postId = '' } = useParams()
  return <PostPreviewView postId={postId} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal(
    { '/': null, '/post/preview/:postId': <PreviewPage />, '/post/:postId': <p>The post</p> },
    { ...options, address },
  )

const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('shows the draft and not what readers have now, and publishes it after asking who hears of it', async () => {
  const { portal } = open('/post/preview/p-967')
  await title('Riparare invece di sostituire: sette mesi di pezzi di ricambio')
  screen.getByText(/^Sette mesi fa abbiamo cominciato/)
  await publish()
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
  await screen.findByText('The post')
  expect(portal.requests.filter(({ path }) => path.endsWith('/p-967/publish'))).toHaveLength(1)
})

it('shows what only this device has, and saves that before it is published', async () => {
  const content = { ops: [{ insert: 'Typed without a network.\n' }] }
  const fields = { title: 'Newer', content, communityId: 'quality-and-safety', language: 'en', baseRevision: null }
  // The token that the demo world gives the draft.
  const value = { fields, occToken: 'draft-1041-3' }
  kept.set('/post/edit/p-1041', { value, savedAt: 0, about: { kind: 'post', title: 'Newer' } })
  const { portal } = open('/post/preview/p-1041')
  await title('Newer')
  await publish()
  await screen.findByText('The post')
  const sent = portal.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body }) => [method, body] as const)
  expect(sent.map(([method]) => method)).toEqual(['PUT', 'POST'])
  expect(sent[0]?.[1]).toContain('Typed without a network.')
})

it('says what is missing instead of publishing a draft without a title', async () => {
  const { portal, tips } = open('/post/preview/p-1038')
  await title('No title yet')
  await publish()
  await waitFor(() => expect(tips).toMatchObject([{ title: { id: 'postEditor.notReady' } }]))
  expect(portal.requests.every(({ method }) => method === 'GET')).toBe(true)
})

it('has the choice in its address, and shows the card as a picture of it', async () => {
  const { router } = open('/post/preview/p-1041')
  await userEvent.click(await screen.findByRole('radio', { name: 'Card' }))
  await title('How the post will look in the feed')
  screen.getByRole('img', { name: /^Lockout at the presses: the new rule\. From Monday/ })
  expect(router.state.location.search).toBe('?as=card')
})

it('says that there is nothing to preview while the draft is empty', async () => {
  const { router } = open('/')
  const begun = await fetch(
    new Request('http://localhost/api/internal/v2/communication/posts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ communityId: 'quality-and-safety', language: 'en' }),
    }),
  )
  const { id } = (await begun.json()) as { id: string }
  void router.navigate(`/post/preview/${id}`)
  await screen.findByRole('heading', { name: 'Nothing to preview yet' })
  screen.getByRole('link', { name: 'Edit' })
})

it('is closed to those who may only read the post, and does not exist without one', async () => {
  const { router } = open('/post/preview/p-1042')
  await screen.findByRole('heading', { name: 'You can’t preview this post' })
  void router.navigate('/post/preview/p-0')
  await screen.findByText('The page of this error')
})

it('leaves nothing of a post that is closed to the person meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { queryClient, router } = open('/', {
    intercept: ({ url }) => (url.endsWith('/posts/p-967') ? problem(403, 'community-forbidden') : undefined),
  })
  queryClient.setQueryData(['posts', 'detail', 'p-967'], { id: 'p-967', title: 'Read before' })
  queryClient.setQueryData(['comments', 'list', 'p-967'], ['Said of it'])
  void router.navigate('/post/preview/p-967')
  await screen.findByText('The page of this error')
  const kept = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toMatch(/Read before|Said of it/)
})
