import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { AcknowledgementsView } from './AcknowledgementsView'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-20T10:17:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function List() {
  const { postId = '' } = useParams()
  return <AcknowledgementsView postId={postId} />
}

const open = (address: string) => openPortal({ '/post/:postId/acknowledgements': <List /> }, { address })

describe('the list of acknowledgements', () => {
  it('shows for each filter as many as it says, and keeps the filter in its address', async () => {
    const { router } = open('/post/p-967/acknowledgements')
    const filter = await screen.findByRole('radio', { name: /^Open/ })
    const count = Number(filter.closest('label')?.textContent?.replace(/\D/g, ''))
    expect(count).toBeGreaterThan(0)
    await userEvent.click(filter)
    expect(router.state.location.search).toBe('?state=pending')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1))
  })

  it('reminds everybody who is missing after a question, and says when they were reminded a moment ago', async () => {
    const { tips } = open('/post/p-967/acknowledgements?state=pending')
    for (const sign of ['remindersSent', 'remindEarly']) {
      await userEvent.click(await screen.findByRole('button', { name: /^Remind \d+ people$/ }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: /^Remind/ }))
      await waitFor(() => expect(tips.at(-1)).toMatchObject({ title: { id: `acknowledgement.${sign}` } }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await screen.findAllByText('20 November 2026')
  })

  it('says in words of its own that it is closed to readers of the post', async () => {
    open('/post/p-1035/acknowledgements')
    await screen.findByText('You can’t see who has acknowledged this post')
    screen.getByText('Only its author and moderators can.')
    screen.getByRole('link', { name: 'Supplier audit: new dates, same scope' })
  })

  it('leaves a post that is gone or closed to the page', async () => {
    open('/post/p-0/acknowledgements')
    await screen.findByText('The page of this error')
  })

  it('offers everyone where nobody stands', async () => {
    const { router } = open('/post/p-967/acknowledgements?state=outdated')
    await userEvent.click(await screen.findByRole('button', { name: 'Show everyone' }))
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3))
  })
})
