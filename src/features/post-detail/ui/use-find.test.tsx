import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// At hand, so that no test waits for them.
import '@/features/search/find'
import '@/features/table-info/ui/InlineTable'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { PostDetailView } from './PostDetailView'

const scrolled = vi.fn<(words: string | null) => void>()

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled(this.textContent)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  scrolled.mockClear()
  await closePortals()
})

function Page() {
  const { postId = '' } = useParams()
  return <PostDetailView postId={postId} />
}

const open = (search: string) => openPortal({ '/post/:postId': <Page /> }, { address: `/post/p-1042${search}` })
const article = () => screen.findByRole('article', { name: /^Line 4 stop/ })
const marked = () => screen.getAllByRole('mark').map(({ textContent }) => textContent)
const bar = () => screen.findByRole('group', { name: 'Words found in this post' })

it('marks in the title and the text what was searched for, and shows the first place', async () => {
  open('?find=stop,sensor')
  await within(await bar()).findByText(/^1 of \d+ matches$/)
  expect(marked()[0]).toBe('stop')
  expect(new Set(marked().map((words) => words?.toLowerCase()))).toEqual(new Set(['stop', 'sensor']))
  // The page scrolls after it has drawn the place.
  await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith('stop'))
})

it('leads from place to place in a ring, and says where it is', async () => {
  open('?find=stop,sensor')
  const inBar = within(await bar())
  await inBar.findByText(/^1 of \d+ matches$/)
  const all = marked()
  await userEvent.click(inBar.getByRole('button', { name: 'Next match' }))
  inBar.getByText(`2 of ${all.length} matches`)
  expect(scrolled).toHaveBeenLastCalledWith(all[1])
  await userEvent.click(inBar.getByRole('button', { name: 'Previous match' }))
  await userEvent.click(inBar.getByRole('button', { name: 'Previous match' }))
  expect(inBar.getByRole('status').textContent).toBe(`${all.length} of ${all.length} matches`)
  expect(scrolled).toHaveBeenLastCalledWith(all.at(-1))
})

it('ends with the marks and the words of the address; the history and the focus in the text stay', async () => {
  const { router } = open('?find=stop&entity=attachments')
  const close = await within(await bar()).findByRole('button', { name: 'Remove the marks' })
  await within(await bar()).findByText(/^1 of/)
  await userEvent.click(close)
  await waitFor(() => expect(screen.queryAllByRole('mark')).toEqual([]))
  expect(screen.queryByRole('group', { name: 'Words found in this post' })).toBeNull()
  expect(router.state.location.search).toBe('?entity=attachments')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(document.activeElement?.textContent).toMatch(/stop/i)
})

it('says when none of the words stands in the text', async () => {
  open('?find=zeppelin')
  await within(await bar()).findByText('No matches in this text')
  expect(screen.queryByRole('button', { name: 'Next match' })).toBeNull()
})

it('keeps the marks while the reader looks into another part of the post', async () => {
  const { router } = open('?find=stop')
  await bar()
  await userEvent.click(screen.getByRole('tab', { name: /^Attachments/ }))
  expect(router.state.location.search).toBe('?entity=attachments&find=stop')
})

it.each(['?find=', '?find=,,', `?find=${'a'.repeat(201)}`])(
  'takes out of the address what says nothing: %s',
  async (search) => {
    const { router } = open(search)
    await article()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryAllByRole('mark')).toEqual([])
  },
)
