import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'

import '@/features/planning/ui/PlanningEditor'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'

import { messages } from '../messages'
import { CopyPostView } from './CopyPostView'
import { DraftsView } from './DraftsView'
import { CreatePostView, EditPostView } from './PostEditorView'

afterEach(() => void vi.unstubAllGlobals())

function EditPage() {
  const { postId = '' } = useParams()
  return <EditPostView postId={postId} />
}

function CopyPage() {
  const { postId = '' } = useParams()
  return <CopyPostView postId={postId} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal(
    {
      '/post/create': <CreatePostView />,
      '/post/edit/:postId': <EditPage />,
      '/post/copy/:postId': <CopyPage />,
      '/my-space/drafts': <DraftsView />,
      '/post/:postId': <p>The post</p>,
    },
    { ...options, address },
  )

const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title' })

it('goes on with a draft, says when it is saved, and publishes it once', async () => {
  const { portal } = open('/post/edit/p-1041')
  expect((await title()).value).toBe('Lockout at the presses: the new rule')
  screen.getByText('Ready to publish.')
  fireEvent.input(await title(), { target: { value: 'One lock each' } })
  const publish = screen.getByRole('button', { name: 'Publish' })
  fireEvent.click(publish)
  fireEvent.click(publish)
  await screen.findByText('The post')
  const sent = portal.requests.filter(({ path }) => path.endsWith('/p-1041/publish'))
  expect(sent).toHaveLength(1)
  expect(portal.requests.find(({ method }) => method === 'PUT')?.body).toContain('One lock each')
})

it('begins no post before the first letter, and leads to the title that is missing', async () => {
  const { portal } = open('/post/create')
  await title()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(document.activeElement).toBe(await title())
  expect(portal.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('plans a post before it goes out', async () => {
  const { portal } = open('/post/edit/p-1041')
  await title()
  await userEvent.click(await screen.findByRole('button', { name: 'Add planning' }))
  await userEvent.selectOptions(await screen.findByLabelText('Priority'), 'urgent')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('The post')
  const saved = portal.requests.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/p-1041/draft'))
  expect(JSON.parse(saved?.body ?? '')).toMatchObject({ data: { priority: 'urgent', assignee: null } })
})

it('closes the editor to those who may only read the post', async () => {
  open('/post/edit/p-1042')
  await screen.findByRole('heading', { name: 'You can’t edit this post' })
})

it('lists failed schedules first, and holds a discarded draft for Undo', async () => {
  const { tips, portal } = open('/my-space/drafts')
  const rows = await screen.findAllByRole('listitem')
  expect(rows).toHaveLength(7)
  const failed = within(rows[0] as HTMLElement)
  failed.getByText('Not published')
  // Its community is closed: trying again would fail again.
  await failed.findByRole('link', { name: 'Choose another community' })
  expect(failed.queryByRole('button', { name: /publish/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Discard “Untitled”' }))
  expect(screen.queryByRole('button', { name: 'Discard “Untitled”' })).toBeNull()
  expect(document.activeElement, 'the focus stays in the list').toBe(
    within(document.activeElement?.closest('li') ?? document.body).getByRole('link', { name: /^Continue/ }),
  )
  const undo = tips.at(-1)?.actionCallbacks?.[0]
  undo?.onSelect()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(7))
  expect(portal.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
})

it('says that a post is out when it is unscheduled a moment too late', async () => {
  const { tips, portal } = open('/my-space/drafts', {
    intercept: ({ method, url }) =>
      method === 'DELETE' && url.endsWith('/schedule') ? problem(409, 'already-published') : undefined,
  })
  const [unschedule] = await screen.findAllByRole('button', { name: /^Unschedule/ })
  const before = portal.requests.filter(({ path }) => path.includes('/drafts')).length
  await userEvent.click(unschedule as HTMLElement)
  await waitFor(() => expect(tips.at(-1)).toMatchObject({ severity: 'info', title: messages.tooLate }))
  await waitFor(() => {
    expect(portal.requests.filter(({ path }) => path.includes('/drafts')).length).toBeGreaterThan(before)
  })
})

it('keeps the day on which a post goes to the archive in the draft', async () => {
  const { portal } = open('/post/edit/p-1041')
  await title()
  const day = screen.getByRole('group', { name: /^Archive on/ })
  await userEvent.click(within(day).getAllByRole('spinbutton')[0] as HTMLElement)
  await userEvent.keyboard('12122099')
  await waitFor(
    () => {
      const saved = portal.requests.findLast(({ method }) => method === 'PUT')
      expect(JSON.parse(saved?.body ?? '{}')).toMatchObject({ archiveAt: '2099-12-12' })
    },
    { timeout: 5_000 },
  )
})

it('copies what was chosen into a community of the person, and the copy knows where it came from', async () => {
  const { portal } = open('/post/copy/p-1042')
  await screen.findByRole('heading', { name: 'Copy post' })
  const place = await screen.findByLabelText<HTMLSelectElement>('Community')
  const other = [...place.options].find(({ selected }) => !selected)
  await userEvent.selectOptions(place, other?.value ?? '')
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
    if (box.checked !== /^Text/.test(box.closest('label')?.textContent ?? '')) await userEvent.click(box)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  const made = await title()
  const asked = portal.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/posts'))
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    communityId: other?.value,
    copyOfPostId: 'p-1042',
    copyParts: ['text'],
  })
  const [, postId = ''] = /posts\/(p-2\d+)\//.exec(portal.requests.map(({ path }) => path).join(' ')) ?? []
  const address = `http://localhost/api/internal/v2/communication/posts/${postId}/relations`
  const relations = await fetch(new Request(address))
  expect(await relations.json()).toMatchObject({
    relations: [{ kind: 'copied-from', direction: 'outgoing', post: { id: 'p-1042', title: made.value } }],
  })
})

describe('while somebody else changes the post', () => {
  const look = () => window.dispatchEvent(new Event('visibilitychange'))
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
    const answer = await fetch(new Request(`http://localhost/api/internal/v2/communication/posts/${path}`, init))
    return (await answer.json()) as { occToken: string }
  }

  it('says that a newer version is out, leaves the text alone, and shows both before it publishes', async () => {
    open('/post/edit/p-1041')
    await title()
    const first = await ask('GET', 'p-1041')
    const { occToken: draftOccToken } = await ask('GET', 'p-1041/draft')
    await ask('POST', 'p-1041/publish', { draftOccToken, occToken: first.occToken })
    look()
    await screen.findByText('This post was published at its time. What you write now is a change.')
    fireEvent.input(await title(), { target: { value: 'Mine' } })
    await screen.findByText(/^Saved at/, undefined, { timeout: 5_000 })
    const { occToken: own } = await ask('GET', 'p-1041/draft')
    const { occToken } = await ask('GET', 'p-1041')
    await ask('POST', 'p-1041/publish', { draftOccToken: own, occToken })
    look()
    await screen.findByText('A newer version was published while you were writing.')
    expect((await title()).value).toBe('Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByRole('dialog', { name: 'This post has changed' })
  })

  it('keeps the text of a post that is gone, and offers ways on with it', async () => {
    let gone = false
    open('/post/edit/p-1041', {
      intercept: ({ url }) => (gone && url.endsWith('/p-1041') ? problem(404, 'post-not-found') : undefined),
    })
    await title()
    gone = true
    look()
    await screen.findByText('This post was removed. Your text is kept on this device.')
    screen.getByRole('button', { name: 'Copy text' })
    screen.getByRole('button', { name: 'New post from this' })
    expect((await title()).value).toBe('Lockout at the presses: the new rule')
  })
})
