import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { CommunityView } from './CommunityView'

afterEach(closePortals)

const open = (communityId: string, tab?: string) =>
  openPortal({ '/': <CommunityView communityId={communityId} tab={tab} searchId="search" /> })

it.each([undefined, 'posts', 'members', 'files'])(
  'shows of a closed community how to get in, and asks for nothing that stands in it, at the address of %s too',
  async (tab) => {
    const { portal, queryClient } = open('shift-leads-torino', tab)
    await screen.findByRole('heading', { level: 1, name: 'Schichtleitung Torino' })
    screen.getByRole('button', { name: 'Ask to join Schichtleitung Torino' })
    screen.getByText('Closed, members only')
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(sections).toEqual(['Who can read and join', 'Rules', 'Moderators'])
    screen.getByText('Only members can read it.', { exact: false })
    screen.getByText(/^Turni, consegne e sostituzioni/)
    screen.getByText('Un cambio vale con due firme.')
    screen.getByText('Marco Bianchi')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    for (const role of ['tab', 'feed', 'table', 'article', 'search', 'searchbox'])
      expect(screen.queryAllByRole(role), role).toEqual([])
    for (const name of [/New post/, /^Follow/]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(portal.requests.map(({ path }) => path)).toEqual([
      '/api/internal/v2/communication/communities/shift-leads-torino',
    ])
  },
)

it('is the page of the refusal where the person may not know that it is there', async () => {
  const { portal } = open('management-board')
  await screen.findByText('The page of this error')
  expect(portal.requests).toHaveLength(1)
})
