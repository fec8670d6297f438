import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { NotePrintView } from './NotePrintView'

// The document of these tests has no sheets that are made by a script.
const margins = { replaceSync: vi.fn() }
beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    vi.fn(function make() {
      return margins
    }),
  )
  Object.assign(document, { adoptedStyleSheets: [] })
})
afterEach(() => vi.unstubAllGlobals())

it('says on each page which minutes they are, who printed them, and that no person answers for them', async () => {
  openPortal({ '/': <NotePrintView noteId="note-118" /> })
  expect(await screen.findByText('Not checked by a person')).toBeTruthy()
  const style = String(margins.replaceSync.mock.lastCall?.[0])
  expect(style).toContain('content: "Minutes 118: Line 4 after the stop: what we change"')
  expect(style).toMatch(/content: "Minutes 118 · Revision 3 · Printed by Giulia Riva, .* · Not checked by a person"/)
  expect(screen.getByText(/^Present: .*Marco Bianchi/)).toBeTruthy()
  expect(screen.getByText('Absent: Sofia Karras')).toBeTruthy()
  expect(screen.getByText(/^Consent: announced aloud, no one objected\. Confirmed by Giulia Riva/)).toBeTruthy()
  expect(screen.getByText(/^The recording will be deleted on/)).toBeTruthy()
  expect(screen.getByText('D4')).toBeTruthy()
  expect(screen.getByText('Not found in the recording')).toBeTruthy()
  const [, first] = screen.getAllByRole('row')
  expect(first?.textContent).toMatch(/^A1Order four brackets.*Luca Ferrari.*said “entro venerdì”.*No task yet$/)
})

it('prints times, words and room to sign as they are asked for, and never leaves out who answers for it', async () => {
  const { router } = openPortal({ '/': <NotePrintView noteId="note-118" /> })
  expect(await screen.findAllByText(/\[12:41\]/)).not.toHaveLength(0)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Times' }))
  await waitFor(() => expect(screen.queryByText(/\[12:41\]/)).toBeNull())
  await userEvent.click(screen.getByRole('checkbox', { name: 'Transcript' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Signatures' }))
  expect(await screen.findByText(/All’ottanta per cento/)).toBeTruthy()
  expect(screen.getByText('Not recorded for 02:10: device off')).toBeTruthy()
  const signatures = within(screen.getByRole('region', { name: 'Signatures' }))
  expect(signatures.getAllByRole('row')).toHaveLength(6)
  expect(router.state.location.search).toBe('?with=transcript%2Csignatures')
  expect(screen.getByText('Not checked by a person')).toBeTruthy()
})

it('names who checked it and the day, and what a reader of the summary alone may not have', async () => {
  openPortal({ '/': <NotePrintView noteId="note-103" /> })
  expect(await screen.findByRole('checkbox', { name: 'Times' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Transcript' })).toBeNull()
})

it('says when the recording was deleted', async () => {
  openPortal({ '/': <NotePrintView noteId="note-113" /> })
  expect(await screen.findByText(/^The recording was deleted on/)).toBeTruthy()
})
