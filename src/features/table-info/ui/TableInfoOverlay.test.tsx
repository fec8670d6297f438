import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { scopeBind } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { overlayRequested } from '@/shared/overlays'
import { openPortal, problem, type OpenOptions } from '@/shared/testing/open-portal'
// The chunk is at hand, so that no test waits for a slow machine to load it.
import './TableInfoDialog'
import { TableInfoOverlay } from './TableInfoOverlay'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(tableId: string, options: OpenOptions = {}) {
  const view = openPortal({ '/': <TableInfoOverlay /> }, options)
  scopeBind(overlayRequested, { scope: view.scope })({ overlay: 'tableInfo', tableId })
  return view
}

it('shows the title and the rows of a table to be read, and nothing to change them', async () => {
  open('values-line-4')
  const dialog = within(await screen.findByRole('dialog', { name: /^Zero position of the presses/ }))
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Press 2 (mm)')
  const tuesday = within(dialog.getAllByRole('row', { name: /Tuesday/ })[0] as HTMLElement)
  expect(tuesday.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '0',
    '0.03',
    '-0.01',
    '0.01',
    'Yes',
  ])
  const sunday = within(dialog.getByRole('row', { name: /Sunday/ }))
  expect(sunday.getAllByRole('cell')[0]?.textContent).toBe('–empty')
  expect(dialog.queryByRole('textbox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('writes days as the reader reads them', async () => {
  open('order-codes-halo', { intercept: () => Response.json(examples.getTable.dates) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Order codes of the Halo family' }))
  dialog.getAllByRole('cell', { name: '2 Mar 2026' })
})

it('opens nothing and tells why when the table is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { tips } = open('t', { intercept: () => problem(404, 'table-not-found') })
  await waitFor(() => expect(tips).toMatchObject([{ severity: 'error', title: { id: 'tableInfo.failed' } }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})
