import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { feedNews } from '@/features/posts'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { Page, prefetch } from '../screens/dashboard/Page'

const open = () => openPortal({ '/start': <p>The skeleton</p>, '/': <Page /> }, { address: '/start' })
const postRequests = ({ portal }: ReturnType<typeof open>) =>
  portal.requests.filter(({ path }) => path.includes('/communication/posts'))

it('the dashboard is drawn with the posts of its address at once when they were asked for before', async () => {
  const view = open()
  await prefetch(view.queryClient, new URLSearchParams('filter=unread'))
  await act(() => view.router.navigate('/?filter=unread'))
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  expect(screen.queryByText('Loading posts')).toBeNull()
  expect(postRequests(view).map(({ path }) => new URLSearchParams(path.split('?')[1]).get('filter'))).toEqual([
    'unread',
  ])
})

describe('when the posts of the dashboard could not be had', () => {
  async function openRefused() {
    const view = open()
    view.portal.intercept = (request) => (request.url.includes('/posts') ? problem(500, 'internal') : undefined)
    await act(() => view.router.navigate('/'))
    await screen.findByRole('button', { name: 'Try again' })
    view.portal.intercept = undefined
    await act(() => view.router.navigate('/start'))
    return view
  }

  it('still says so to a person who goes back, and leaves it to them to try again', async () => {
    const view = await openRefused()
    const before = postRequests(view).length
    await act(() => view.router.navigate(-1))
    const again = screen.getByRole('button', { name: 'Try again' })
    expect(postRequests(view)).toHaveLength(before)
    fireEvent.click(again)
    await screen.findAllByRole('article')
  })

  it('asks again for a person who comes by a link', async () => {
    const view = await openRefused()
    // Whoever has been there has loaded what looks for new posts: it watches the list, and never asks for it.
    await feedNews.load()
    await act(() => view.router.navigate('/'))
    await screen.findAllByRole('article')
  })
})
