import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { codePath } from '@/features/paper'
import { openPortal } from '@/shared/testing/open-portal'
import { PostPrintView } from './PostPrintView'

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

it('names number, version and printer on the sheet, and number and version on every page', async () => {
  openPortal({ '/': <PostPrintView postId="p-1015" /> })
  await screen.findByText(/^Printed by Giulia Riva/)
  expect(screen.getByText('Post 1015 in Stabilimento Torino')).toBeTruthy()
  expect(screen.getByText(/^Version 3 of /)).toBeTruthy()
  expect(screen.getByText(/\/post\/p-1015\?revision=3$/)).toBeTruthy()
  const sheet = screen.getByRole('article')
  await within(sheet).findByText('Meridiana')
  expect(sheet.querySelector('img[src*="customer/logo"]')).toBeTruthy()
  const style = String(margins.replaceSync.mock.lastCall?.[0])
  expect(style).toContain('content: "Post 1015: Nuova pressa in arrivo')
  expect(style).toContain('content: "Version 3 of ')
})

it('prints an older text, and the files where they are asked for', async () => {
  openPortal({ '/': <PostPrintView postId="p-1015" /> }, { address: '/?revision=1&with=files' })
  await screen.findByText(/^Version 1 of /)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comments' }))
  expect(await screen.findByRole('checkbox', { name: 'Comments', checked: true })).toBeTruthy()
})

it('carries a code of its own version, and its tables whole', async () => {
  openPortal({ '/': <PostPrintView postId="p-1042" /> })
  const code = await screen.findByRole('img', { name: 'Code that opens this version' })
  expect(code.querySelector('path')?.getAttribute('d')).toBe(
    codePath(screen.getByText(/\/post\/p-1042\?revision=1$/).textContent).path,
  )
  const table = await screen.findByRole('table', { name: /^Zero position of the presses/ })
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(10))
})
