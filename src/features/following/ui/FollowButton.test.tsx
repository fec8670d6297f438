import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type PropsWithChildren, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { useFollow } from '../api/use-follow'
import { FollowButton } from './FollowButton'

it('takes a double click for one', async () => {
  const onFollow = vi.fn()
  function Held() {
    const [followed, setFollowed] = useState(false)
    const handleFollow = (follow: boolean) => {
      onFollow(follow)
      setFollowed(follow)
    }
    return <FollowButton followed={followed} name="#safety" onFollow={handleFollow} />
  }
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <Held />
    </IntlProvider>,
  )
  await userEvent.dblClick(screen.getByRole('button'))
  expect(onFollow).toHaveBeenCalledExactlyOnceWith(true)
})

it('does not send the same wish again while its call is on the way', async () => {
  const queryKey = ['hashtag', 'safety']
  const client = new QueryClient()
  client.setQueryData(queryKey, { followedByMe: false })
  const sent: boolean[] = []
  const send = (follow: boolean) => {
    sent.push(follow)
    return Promise.resolve({ followedByMe: follow })
  }
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useFollow({ queryKey, name: '#safety', send }), { wrapper })
  for (const wish of [true, true, false, false, true]) result.current(wish)
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(sent).toEqual([true, false, true])
})
