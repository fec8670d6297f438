import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { tableFromCells } from '../model/table-draft'
import { TableDialog } from './TableDialog'

const cells = [
  ['Screw', 'Wrench', 'Torque (Nm)'],
  ['M10, hinge', '17 mm', '42'],
  ['M8, sensor', '13 mm', '24'],
]

const meta = {
  title: 'Features/Post media/Table dialog',
  component: TableDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: { draft: tableFromCells(cells, 'Torques'), onSave: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof TableDialog>

export default meta
type Story = StoryObj<typeof meta>

const cell = (name: string) => screen.findByRole('textbox', { name })

/** By keyboard alone: down, a new row by Enter at the end, and back by Undo; the focus stays in the grid. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    ;(await cell('Torque (Nm), row 1')).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await cell('Torque (Nm), row 2')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await cell('Screw, row 3')).toHaveFocus())
    await userEvent.keyboard('M6')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await cell('Screw, row 3')).toHaveValue(''))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await cell('Screw, row 2')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Save table' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(tableFromCells(cells, 'Torques'), expect.anything()))
  },
}

/** The cells of a file take the place of those that were there; its name is the title where there is none. */
export const FromCsv: Story = {
  args: {
    draft: tableFromCells([
      ['', ''],
      ['', ''],
    ]),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByLabelText('Choose a CSV file')
    await userEvent.upload(field, new File([''], 'nothing.csv', { type: 'text/csv' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This file has no cells.')
    const text = cells.map((line) => line.map((one) => `"${one}"`).join(';')).join('\r\n')
    await userEvent.upload(field, new File([text], 'Torques.csv', { type: 'text/csv' }))
    await expect(await cell('Screw, row 1')).toHaveValue('M10, hinge')
    await userEvent.click(dialog.getByRole('button', { name: 'Save table' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(tableFromCells(cells, 'Torques'), expect.anything()))
  },
}

/** As large as a table may be: its beginning is shown, and no field for each cell. */
export const LargeCsv: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const line = (of: string) => Array.from({ length: 50 }, (_, column) => `${of} ${column + 1}`).join(',')
    const rows = Array.from({ length: 1_000 }, (_, row) => line(`Row ${row + 1} cell`))
    const file = new File([[line('Column'), ...rows].join('\n')], 'all.csv', { type: 'text/csv' })
    await userEvent.upload(dialog.getByLabelText('Choose a CSV file'), file)
    await dialog.findByText('50 columns and 1,000 rows. Only the first rows are shown here.')
    await expect(dialog.getByRole('columnheader', { name: 'Column 50' })).toBeInTheDocument()
    await expect(dialog.queryByRole('textbox', { name: /row 1$/ })).toBeNull()
  },
}

export const WithoutTitle: Story = {
  args: { draft: tableFromCells(cells) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save table' }))
    await dialog.findByText('Add a title')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NotSaved: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save table' }))
    await screen.findByRole('alert')
    await expect(await cell('Screw, row 1')).toHaveValue('M10, hinge')
  },
}
