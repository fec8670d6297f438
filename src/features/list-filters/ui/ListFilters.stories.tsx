import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { Select } from '@/design-system/Select'
import { TextField } from '@/design-system/TextField'
import { ListFilters } from './ListFilters'

function Filters() {
  const [state, setState] = useState('')
  return (
    <ListFilters
      search={<TextField type="search" label="Search titles" />}
      count={state === '' ? 0 : 1}
      onClear={() => setState('')}
    >
      <Select
        label="Status"
        value={state}
        options={[
          { value: '', label: 'All' },
          { value: 'open', label: 'Open' },
        ]}
        onValueChange={setState}
      />
      <Select label="Sort by" value="due" options={[{ value: 'due', label: 'Due date' }]} />
    </ListFilters>
  )
}

const meta = {
  title: 'Features/List filters',
  component: Filters,
} satisfies Meta<typeof Filters>

export default meta
type Story = StoryObj<typeof meta>

/** Where there is room the fields stand side by side. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Status')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull()
  },
}

/** On a phone one button holds them, and says how many are set. */
export const Phone: Story = {
  tags: ['phone', 'visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'open')
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }))
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
  },
}
