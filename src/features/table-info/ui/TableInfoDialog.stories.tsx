import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { TableInfoDialog } from './TableInfoDialog'

const { measurements, dates, empty, wide } = examples.getTable

const meta = {
  title: 'Features/Table info',
  component: TableInfoDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: { table: measurements, onClose: fn() },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible())
  },
} satisfies Meta<typeof TableInfoDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Measurements: Story = {}

export const Dates: Story = { args: { table: dates } }

export const Empty: Story = { args: { table: empty } }

export const Wide: Story = { args: { table: wide } }

export const German: Story = { args: { table: dates }, globals: { language: 'de' } }

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  args: { table: wide },
  globals: { language: 'el', viewport: { value: 'phone' } },
}
