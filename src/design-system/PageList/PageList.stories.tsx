import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card'
import type { ComponentGuide } from '../guide'
import { PageList } from './PageList'

const guide: ComponentGuide = {
  purpose: 'A long list that is the page itself: the window scrolls, and only rows near it are drawn.',
  notFor: 'A list in a frame of its own (VirtualList), and short lists.',
  keyboard: [
    { keys: '↑ ↓', does: 'Go to the row above or below' },
    { keys: 'Escape', does: 'Leave the list' },
  ],
  accessibility:
    'A native list that tells the place of each row and how many there are. The row with the focus stays drawn; where it leaves the list, the one in its place takes the focus.',
}

const meta = {
  title: 'Components/PageList',
  tags: ['ready'],
  parameters: { guide },
  component: PageList<string>,
  args: {
    rows: Array.from({ length: 2_000 }, (_, index) => `Row ${index + 1}`),
    getKey: (row) => row,
    children: (row) => (
      <Card>
        <button type="button">{row}</button>
      </Card>
    ),
    label: 'Rows',
    totalCount: 2_000,
    estimateHeight: 56,
    canLoadMore: false,
    onNearEnd: fn(),
  },
} satisfies Meta<typeof PageList<string>>

export default meta
type Story = StoryObj<typeof meta>

/** Two thousand rows, of which those in sight are drawn. */
export const Default: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(60))
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-setsize', '2000')
    await userEvent.click(canvas.getByRole('button', { name: 'Row 1' }))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Row 2' })).toHaveFocus())
  },
}

export const Short: Story = {
  args: { rows: ['Row 1', 'Row 2', 'Row 3'], totalCount: 3 },
}

export const GermanAndGreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      'Betriebsversammlungsvorbereitung: Tagesordnungspunkte der Niederlassung für das Frühjahr',
      'Η διακοπή της γραμμής 4 την Τρίτη: τι βρήκαμε και τι αλλάζει από την επόμενη βάρδια',
    ],
    totalCount: 2,
  },
}
