import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { AssistantEntry } from './AssistantEntry'
import { AssistantSlot } from './AssistantSlot'
// The chunk is at hand, so that no test waits for a slow machine to load it.
import './Assistant'

beforeEach(() => localStorage.clear())
afterEach(closePortals)

const open = () =>
  openPortal({
    '/': (
      <>
        <AssistantEntry place="header" />
        <AssistantEntry place="floating" />
        <AssistantSlot context={{ type: 'dashboard', id: null }} />
      </>
    ),
  })

const field = () => screen.findByRole('textbox')

it.each(['header', 'floating'])(
  'puts the caret into the field, also of a panel that was open before (%s)',
  async (place) => {
    open()
    for (let time = 0; time < 3; time += 1) {
      const [header, floating] = screen.getAllByRole('button', { name: /assistant/i })
      await userEvent.click((place === 'header' ? header : floating) ?? document.body)
      await waitFor(async () => expect(document.activeElement).toBe(await field()))
      await userEvent.click(screen.getByRole('button', { name: /^Close/ }))
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    }
  },
)

it('puts the caret into the field of a panel that a reload found open, and that was closed and opened since', async () => {
  localStorage.clear()
  const before = open()
  await userEvent.click(screen.getAllByRole('button', { name: /assistant/i })[0] ?? document.body)
  await field()
  before.unmount()
  open()
  await field()
  await userEvent.click(screen.getAllByRole('button', { name: /assistant/i })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  await userEvent.click(screen.getAllByRole('button', { name: /assistant/i })[0] ?? document.body)
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
})
