import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { type DeviceDraft, readDeviceDraft } from '@/shared/device-drafts'
import { sendHeldActs } from '@/features/held-acts'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { closePortals, openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'

import { CreatePostView, EditPostView } from './PostEditorView'

// The document of tests has no database.
vi.mock(import('@/shared/device-drafts'), async (original) => {
  const kept = new Map<string, DeviceDraft>()
  const keyOf = (userId: string, address: string) => `${userId} ${address}`
  return {
    ...(await original()),
    readDeviceDraft: (...key) => Promise.resolve(kept.get(keyOf(...key)) ?? null),
    keepDeviceDraft: (userId, address, value, about) => {
      kept.set(keyOf(userId, address), { value, savedAt: Date.now(), about })
      return Promise.resolve(true)
    },
    forgetDeviceDraft: (...key) => Promise.resolve(void kept.delete(keyOf(...key))),
  }
})

beforeEach(stopUndo)
afterEach(async () => {
  await closePortals()
  // A saved new post has changed the address.
  history.replaceState(null, '', '/')
})

function EditPage() {
  const { postId = '' } = useParams()
  return <EditPostView postId={postId} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal(
    {
      '/post/create': <CreatePostView />,
      '/post/edit/:postId': <EditPage />,
      '/post/preview/:postId': <p>The preview</p>,
      '/': <p>The dashboard</p>,
      '/post/:postId': <p>The post</p>,
    },
    { ...options, address },
  )

const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title' })

/** What is written in the text, before and after the code of the editor has come. */
const textIn = (field: HTMLElement) => (field instanceof HTMLTextAreaElement ? field.value : field.textContent)

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

it('begins in a community where the person may write, and offers no other', async () => {
  const { communities } = examples.listCommunities.default
  open('/post/create', {
    intercept: ({ url }) =>
      new URL(url).pathname.endsWith('/communication/communities')
        ? Response.json({
            communities: communities.map((community, index) => ({ ...community, canCreatePost: index > 0 })),
          })
        : undefined,
  })
  await title()
  const offered = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Community' })
  const writable = communities.slice(1)
  expect(writable.length).toBeGreaterThan(0)
  expect(offered.value).toBe(writable[0]?.id)
  expect([...offered.options].map(({ text }) => text)).toEqual(writable.map(({ name }) => name))
})

it('begins no post before the first letter, and leads to the title that is missing', async () => {
  const { portal } = open('/post/create')
  await title()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(document.activeElement).toBe(await title())
  expect(portal.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('opens the preview by its keys once the server has what is written, and says where nothing is', async () => {
  const { portal, tips, router } = open('/post/create')
  fireEvent.keyDown(await title(), { altKey: true, code: 'KeyP', key: 'p' })
  await waitFor(() => expect(tips).toMatchObject([{ title: { id: 'postEditor.nothingToPreview' } }]))
  fireEvent.input(await title(), { target: { value: 'One lock each' } })
  fireEvent.keyDown(await title(), { altKey: true, code: 'KeyP', key: 'p' })
  await screen.findByText('The preview')
  expect(portal.requests.find(({ method }) => method === 'PUT')?.body).toContain('One lock each')
  expect(router.state.location.pathname).toMatch(/^\/post\/preview\/p-\d+$/)
})

it('opens the preview also where the server does not take the text', async () => {
  open('/post/edit/p-1040', {
    intercept: ({ method }) => (method === 'PUT' ? problem(503, 'service-unavailable') : undefined),
  })
  fireEvent.input(await title(), { target: { value: 'One lock each' } })
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByText('The preview')
})

it('says that the files of the post did not come, and gets them at another try', async () => {
  let failing = true
  open('/post/edit/p-1041', {
    intercept: ({ url }) =>
      failing && new URL(url).pathname.endsWith('/p-1041/attachments') ? problem(500, 'internal-error') : undefined,
  })
  await screen.findByRole('heading', { name: 'The files of the post couldn’t be loaded' })
  expect((await title()).value).toBe('Lockout at the presses: the new rule')
  failing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /couldn’t be loaded$/ })).toBeNull())
})

it('closes the editor to those who may only read the post', async () => {
  open('/post/edit/p-1042')
  await screen.findByRole('heading', { name: 'You can’t edit this post' })
})

it('throws a draft away after five seconds in which it can be had back', async () => {
  const { tips, portal, router } = open('/post/edit/p-1041')
  await title()
  const discard = async () => userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  const deleted = () => portal.requests.filter(({ method }) => method === 'DELETE').length
  await discard()
  await screen.findByText('The dashboard')
  tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
  expect((await title()).value).toBe('Lockout at the presses: the new rule')
  expect(deleted()).toBe(0)

  await discard()
  await screen.findByText('The dashboard')
  await sendHeldActs()
  expect(deleted()).toBe(1)
  expect(router.state.location.pathname).toBe('/')
})

it('gives a text back that was thrown away before the server had it', async () => {
  const { tips } = open('/post/create', {
    intercept: ({ method }) => (method === 'POST' ? problem(503, 'service-unavailable') : undefined),
  })
  fireEvent.input(await title(), { target: { value: 'Not yet there' } })
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await screen.findByText('The dashboard')
  tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
  await waitFor(async () => expect((await title()).value).toBe('Not yet there'))
})

describe('while somebody else changes the post', () => {
  const look = () => window.dispatchEvent(new Event('visibilitychange'))
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
    const answer = await fetch(new Request(`http://localhost/api/internal/v2/communication/posts/${path}`, init))
    return (await answer.json()) as Pick<Schemas['Draft'], 'occToken' | 'communityId' | 'language'>
  }

  it('says that a newer version is out, leaves the text alone, and shows both before it publishes', async () => {
    open('/post/edit/p-967')
    await title()
    const { occToken } = await ask('GET', 'p-967')
    const { occToken: draftOccToken } = await ask('GET', 'p-967/draft')
    await ask('POST', 'p-967/publish', { draftOccToken, occToken })
    const field = await title()
    field.focus()
    fireEvent.input(field, { target: { value: 'Mine' } })
    field.setSelectionRange(2, 3)
    look()
    await screen.findByText('A newer version was published while you were writing.')
    expect(document.activeElement).toBe(field)
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Mine', 2, 3])
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByRole('dialog', { name: 'This post has changed' })
    expect((await screen.findAllByText(/^Mine/))[0]).toBeTruthy()
  })

  it('leaves the own text as a draft where the newer version is taken, and leads to the post', async () => {
    const { portal, router, tips } = open('/post/edit/p-967')
    await title()
    const { occToken } = await ask('GET', 'p-967')
    const { occToken: draftOccToken } = await ask('GET', 'p-967/draft')
    await ask('POST', 'p-967/publish', { draftOccToken, occToken })
    fireEvent.input(await title(), { target: { value: 'Mine' } })
    look()
    await screen.findByText('A newer version was published while you were writing.')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const sent = () => portal.requests.filter(({ method }) => method !== 'GET')
    await screen.findByRole('dialog', { name: 'This post has changed' })
    const before = sent().length
    await userEvent.click(screen.getByRole('button', { name: 'Use the other' }))
    await screen.findByText('The post')
    expect(router.state.location.pathname).toBe('/post/p-967')
    expect(tips.at(-1)).toMatchObject({ severity: 'info', title: { id: 'postEditor.mineStaysDraft' } })
    expect(
      sent()
        .slice(before)
        .filter(({ method }) => method !== 'PUT'),
    ).toEqual([])
    await waitFor(async () => expect(await ask('GET', 'p-967/draft')).toMatchObject({ title: 'Mine' }))
  })

  it('puts the text of another device into the editor where that is chosen, and forgets the own one', async () => {
    const { portal, user } = open('/post/edit/p-1041')
    const kept = () => readDeviceDraft(user.id, '/post/edit/p-1041')
    const field = await title()
    const { communityId, language, occToken } = await ask('GET', 'p-1041/draft')
    const theirs = { title: 'Theirs', content: { ops: [{ insert: 'Two locks each.\n' }] }, communityId, language }
    await ask('PUT', 'p-1041/draft', { ...theirs, occToken })
    fireEvent.input(field, { target: { value: 'Mine' } })
    fireEvent.keyDown(field, { key: 's', ctrlKey: true })
    const dialog = await screen.findByRole('dialog', { name: 'This post has changed' })
    within(dialog).getByText(/^You saved this draft in another tab or on another device/)
    expect(await kept()).toMatchObject({ value: { fields: { title: 'Mine' } } })
    const sent = () => portal.requests.filter(({ method }) => method !== 'GET').length
    const before = sent()

    await userEvent.click(within(dialog).getByRole('button', { name: 'Use the other' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await title()).value).toBe('Theirs')
    expect(textIn(screen.getByRole('textbox', { name: 'Text' }))).toContain('Two locks each.')
    screen.getByText(/^Saved at \d/)
    expect(await kept()).toBeNull()
    expect(sent()).toBe(before)

    fireEvent.input(await title(), { target: { value: 'Theirs and more' } })
    fireEvent.keyDown(await title(), { key: 's', ctrlKey: true })
    await waitFor(async () => expect(await ask('GET', 'p-1041/draft')).toMatchObject({ title: 'Theirs and more' }))
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

  it('keeps the own text alone of a post that is closed to the person meanwhile', async () => {
    let closed = false
    const { queryClient } = open('/post/edit/p-967', {
      intercept: ({ url }) => (closed && url.endsWith('/p-967') ? problem(403, 'community-forbidden') : undefined),
    })
    const field = await title()
    fireEvent.input(field, { target: { value: 'My words' } })
    const post = await ask('GET', 'p-967')
    queryClient.setQueryData(['posts', 'detail', 'p-967'], post)
    queryClient.setQueryData(['posts', 'list', 'read before'], { pages: [{ posts: [post] }] })
    const kept = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ queryKey, state }) =>
          JSON.stringify(state.data ?? null).includes('Riparare invece') ? [queryKey.slice(0, 2).join(' ')] : [],
        )
    expect(kept()).toEqual(expect.arrayContaining(['posts detail', 'posts list']))
    closed = true
    look()
    await screen.findByRole('button', { name: 'Copy text' })
    expect(kept().filter((key) => !['drafts opened', 'drafts watched'].includes(key))).toEqual([])
    expect((await title()).value).toBe('My words')
  })
})
