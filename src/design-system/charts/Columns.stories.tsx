import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link'
import type { ComponentGuide } from '../guide'
import { Columns } from './Columns'

const guide: ComponentGuide = {
  purpose: 'One or two amounts for each of some weeks or months, side by side: created and completed.',
  notFor: 'Parts of a whole over time (StackedAreas), and amounts without time (BarRows).',
  keyboard: [
    { keys: '← →', does: 'Go to the group before or after, and say it' },
    { keys: 'Home, End', does: 'Go to the first or the last group' },
  ],
  accessibility:
    'A slider whose value is the group in words; below it stands the same group with its numbers as links. The second column has an outline, so that the two differ without colour.',
}

const weeks = ['2 Nov', '9 Nov', '16 Nov']
const values = [
  [8, 6],
  [7, 9],
  [5, 7],
]

const meta = {
  title: 'Components/Charts/Columns',
  tags: ['ready'],
  parameters: { guide },
  component: Columns,
  args: {
    label: 'Created and completed per week',
    format: String,
    groups: weeks.map((week, index) => ({
      id: week,
      values: values[index] ?? [],
      words: `Week of ${week}: ${values[index]?.[0]} created, ${values[index]?.[1]} completed`,
    })),
    ticks: weeks.map((label, index) => ({ index, label })),
    readout: (index) => (
      <>
        Week of {weeks[index]}: <Link href="/workflows?event=created">{values[index]?.[0]} created</Link>,{' '}
        <Link href="/workflows?event=completed">{values[index]?.[1]} completed</Link>
      </>
    ),
  },
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

export const Weeks: Story = {}

/** The arrows go from week to week; the numbers of the week below lead to their lists. */
export const Walked: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Created and completed per week' })
    slider.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Week of 9 Nov: 7 created, 9 completed')
    await userEvent.keyboard('{Home}{ArrowRight}{End}')
    await expect(canvas.getByRole('link', { name: '5 created' })).toBeVisible()
  },
}

export const GreekOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'el', label: 'Νέες και ολοκληρωμένες ανά εβδομάδα' },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: { lang: 'de', label: 'Neu angelegte und abgeschlossene Beiträge pro Kalenderwoche' },
}
