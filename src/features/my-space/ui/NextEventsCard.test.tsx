import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { NextEventsCard } from './NextEventsCard'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const chosen = (name: string) => (screen.getAllByRole('radio', { name })[0] as HTMLInputElement).checked

it('takes an answer to an event beside the feed, and another one after it', async () => {
  const { portal } = openPortal({ '/': <NextEventsCard /> })
  for (const answer of ['No', 'Maybe']) {
    const [first] = await screen.findAllByRole('radio', { name: answer })
    if (!first) throw new Error('There is no event to answer')
    await userEvent.click(first)
    await waitFor(() => expect(chosen(answer)).toBe(true))
  }
  await waitFor(() => {
    const sent = portal.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body) as object)
    expect(sent).toEqual([
      expect.objectContaining({ response: 'declined' }),
      expect.objectContaining({ response: 'tentative' }),
    ])
  })
  // The note belongs to the page of the event.
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says that an answer was not taken, and shows the one before', async () => {
  const { portal, tips } = openPortal({ '/': <NextEventsCard /> })
  const [first] = await screen.findAllByRole('radio', { name: 'No' })
  if (!first) throw new Error('There is no event to answer')
  portal.intercept = ({ method }) => (method === 'PUT' ? problem(500, 'internal-error') : undefined)
  await userEvent.click(first)
  await waitFor(() => expect(tips).toHaveLength(1))
  await waitFor(() => expect(chosen('No')).toBe(false))
})
