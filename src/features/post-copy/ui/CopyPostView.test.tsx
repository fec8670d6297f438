import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'
import { CopyPostView } from './CopyPostView'

afterEach(() => void vi.unstubAllGlobals())

const Editor = () => <p>Editing at {useLocation().pathname}</p>

const open = (postId: string, options: OpenOptions = {}) =>
  openPortal(
    { '/post/copy': <CopyPostView postId={postId} />, '/post/edit/:postId': <Editor /> },
    { ...options, address: '/post/copy' },
  )

type Portal = ReturnType<typeof open>['portal']

const copiesOf = ({ requests }: Portal) =>
  requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/communication/posts'))
    .map(({ body }) => JSON.parse(body) as unknown)
const copy = async () => userEvent.click(await screen.findByRole('button', { name: 'Copy' }))

it('copies the chosen parts into the chosen community, and goes on in the editor', async () => {
  const { portal, router } = open('p-1042')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Community' }), 'Product launches')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pictures' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Files' }))
  await copy()
  await screen.findByText(/^Editing at \/post\/edit\/p-\d+$/)
  expect(copiesOf(portal)).toEqual([
    {
      communityId: 'product-launches',
      language: 'en',
      copyOfPostId: 'p-1042',
      copyParts: ['text', 'attachments'],
    },
  ])
  expect(router.state.historyAction).toBe('REPLACE')
})

it('asks what to copy where nothing is chosen, and sends nothing', async () => {
  const { portal } = open('p-1042')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Title and text' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pictures' }))
  await copy()
  expect(screen.getByText('Choose what to copy.')).toBeTruthy()
  expect(copiesOf(portal)).toEqual([])
})

it('keeps the choices when the copy fails, and makes one copy of several tries', async () => {
  const keys: (string | null)[] = []
  const { tips } = open('p-1042', {
    intercept: ({ method, headers }) => {
      if (method !== 'POST') return
      keys.push(headers.get('Idempotency-Key'))
      return keys.length < 3 ? problem(503, 'service-unavailable') : undefined
    },
  })
  await copy()
  await waitFor(() => expect(tips).toMatchObject([{ severity: 'error', title: { id: 'postCopy.failed' } }]))
  await copy()
  await waitFor(() => expect(tips).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Files' }))
  await copy()
  await screen.findByText(/^Editing at/)
  expect(keys[2]).not.toBe(keys[0])
})

/** Lets the person write in the second of their communities and those after it, and in the first only read. */
const readOnlyFirst: OpenOptions['intercept'] = ({ url }) => {
  if (!new URL(url).pathname.endsWith('/communication/communities')) return
  const { communities } = examples.listCommunities.default
  return Response.json({
    communities: communities.map((community, index) => ({ ...community, canCreatePost: index > 0 })),
  })
}

it('offers the communities alone in which the person may write', async () => {
  open('p-1042', { intercept: readOnlyFirst })
  const offered = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Community' })
  const [readOnly, ...writable] = examples.listCommunities.default.communities.map(({ name }) => name)
  expect(readOnly).toBe('Quality and safety')
  expect([...offered.options].map(({ text }) => text)).toEqual(writable)
})

it('is closed for a post that was never published', async () => {
  open('p-1041')
  await screen.findByRole('heading', { name: 'You can’t copy this post' })
})
