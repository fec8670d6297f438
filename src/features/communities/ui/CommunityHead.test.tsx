import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DashboardFeed } from '@/features/posts'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { CommunityView } from './CommunityView'

const community = { id: 'thessaloniki', name: 'Θεσσαλονίκη' }

const open = (options = {}) =>
  openPortal(
    {
      '/': <DashboardFeed firstName="Giulia" />,
      '/community/:communityId': <CommunityView communityId={community.id} tab="about" />,
    },
    { ...options, address: `/community/${community.id}` },
  )

const follow = () => screen.findByRole('button', { name: `Follow ${community.name}` })
const unfollow = () => screen.findByRole('button', { name: `Unfollow ${community.name}` })

it('follows a community, whose posts are among the followed ones from then on, and ceases to', async () => {
  const { queryClient, router } = open()
  const settled = () => waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
  /** The posts of the community that the dashboard lists as followed. */
  const followed = async () => {
    await router.navigate('/?filter=followed')
    await screen.findAllByRole('article')
    await settled()
    const cards = screen
      .getAllByRole('article')
      .filter(({ textContent }) => textContent.includes(`in ${community.name}`))
    await router.navigate(`/community/${community.id}`)
    return cards.length
  }

  await follow()
  expect(await followed()).toBe(0)
  await userEvent.click(await follow())
  await unfollow()
  await settled()
  expect(await followed()).toBeGreaterThan(0)
  await userEvent.click(await unfollow())
  await follow()
  await settled()
  expect(await followed()).toBe(0)
})

it('says that it could not be followed, and offers it again', async () => {
  const { tips } = open({
    intercept: ({ method, url }: Request) =>
      method === 'PUT' && url.endsWith('/follow') ? problem(500, 'internal-error') : undefined,
  })
  await userEvent.click(await follow())
  await waitFor(() => expect(tips).toMatchObject([{ severity: 'error' }]))
  await follow()
})
