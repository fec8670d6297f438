import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAddressState } from './use-address-state'

function Feed() {
  const [{ filter }, change] = useAddressState('dashboard')
  return (
    <>
      <p>{filter}</p>
      <button type="button" onClick={() => change({ filter: 'unread' })}>
        Unread
      </button>
      <button type="button" onClick={() => change({ filter: 'archive' }, { replace: true })}>
        Archive
      </button>
    </>
  )
}

/** Two parts of a screen, each of which changes the address for itself. */
function Twice() {
  const [{ search }, change] = useAddressState('communities')
  const [{ sort }, changeOrder] = useAddressState('communities')
  return (
    <button
      type="button"
      onClick={() => {
        changeOrder({ sort: 'new' })
        change({ search: 'press' }, { replace: true })
      }}
    >
      {search} by {sort}
    </button>
  )
}

it('keeps both of two changes of which the second comes before the router has made the first', async () => {
  const router = createMemoryRouter([{ path: '/communities', element: <Twice /> }], {
    initialEntries: ['/communities'],
  })
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('press by new')).toBeTruthy()
  expect(router.state.location.search).toBe('?search=press&sort=new')
  // The order was a step of its own, which the words do not take away.
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
})

function open(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <Feed /> }], { initialEntries: ['/start', address] })
  render(<RouterProvider router={router} />)
  return { address: () => router.state.location.search, back: () => act(() => router.navigate(-1)) }
}

it('shows what the address says, and what it says after Back', async () => {
  const { address, back } = open('/?filter=followed&id=7')
  expect(screen.getByText('followed')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Unread' }))
  expect(screen.getByText('unread')).toBeTruthy()
  expect(address()).toBe('?id=7&filter=unread')
  await back()
  expect(screen.getByText('followed')).toBeTruthy()
})

it('makes no step in the history of a change that replaces the last one', async () => {
  const { address, back } = open('/?filter=followed')
  await userEvent.click(screen.getByRole('button', { name: 'Unread' }))
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  expect(address()).toBe('?filter=archive')
  await back()
  expect(screen.getByText('followed')).toBeTruthy()
})

it('drops a word that does not exist from the address, and leaves an address alone that is in order', () => {
  expect(open('/?filter=everything&id=7').address()).toBe('?id=7')
  expect(open('/?filter=latest&id=7&x=1').address()).toBe('?filter=latest&id=7&x=1')
})
