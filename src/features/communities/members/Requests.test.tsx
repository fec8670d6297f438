import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { Requests } from './Requests'

const { member: community } = examples.getCommunity
const { requests } = examples.listMembers
const [waiting] = requests.memberships

const isAsked = ({ url }: Request) => new URL(url).searchParams.get('state') === 'requested'

it('says that the requests to join did not come, and gets them at another try', async () => {
  let failing = true
  openPortal(
    { '/': <Requests community={community} /> },
    {
      intercept: (request) =>
        isAsked(request) ? (failing ? problem(500, 'internal-error') : Response.json(requests)) : undefined,
    },
  )
  await screen.findByRole('heading', { name: 'The requests to join couldn’t be loaded' })
  failing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Requests to join' })
  screen.getByRole('button', { name: `Accept ${waiting?.user.fullName}` })
})

it('shows further requests where there are more than one page', async () => {
  openPortal(
    { '/': <Requests community={community} /> },
    {
      intercept: (request) => {
        if (!isAsked(request)) return
        const further = new URL(request.url).searchParams.has('pageToken')
        const user = { ...waiting?.user, ...(further && { id: 'someone-else', fullName: 'Someone Else' }) }
        return Response.json({
          ...requests,
          memberships: [{ ...waiting, user }],
          nextPageToken: further ? null : 'more',
        })
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Someone Else')
})

it('is absent where nobody asks', async () => {
  const { portal, queryClient } = openPortal(
    { '/': <Requests community={community} /> },
    { intercept: (request) => (isAsked(request) ? Response.json(examples.listMembers.none) : undefined) },
  )
  await waitFor(() => expect(portal.requests).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('heading')).toBeNull()
})
