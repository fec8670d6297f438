import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { StackedAreas } from './StackedAreas'

const guide: ComponentGuide = {
  purpose: 'How a whole and its parts have grown: posts by state over some weeks.',
  notFor: 'A few days or amounts that are no parts of a whole (Columns), and the present alone (BarRows).',
  keyboard: [
    { keys: '← →', does: 'Go to the point before or after, and say it' },
    { keys: 'Home, End', does: 'Go to the first or the last point' },
  ],
  accessibility:
    'A slider whose value is the point in words: give each point `words` with all its numbers. The names stand beside the areas, so that no colour stands alone; where colours are forced only outlines are drawn.',
}

const days = ['2 Nov', '9 Nov', '16 Nov', '20 Nov']
const values = [
  [11, 17, 6, 10],
  [9, 18, 5, 11],
  [8, 20, 6, 12],
  [9, 21, 6, 12],
]
const names = ['Draft', 'In review', 'Sent back', 'Approved']
const colours = ['neutral', 'warn', 'error', 'success']

const meta = {
  title: 'Components/Charts/StackedAreas',
  tags: ['ready'],
  parameters: { guide },
  component: StackedAreas,
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  args: {
    label: 'Posts by state over time',
    format: String,
    series: names.map((name, index) => ({
      id: name,
      name,
      colour: { name: colours[index] },
      now: { text: String(values.at(-1)?.[index]), href: `/workflows?state=${index}` },
    })),
    points: days.map((day, index) => ({
      id: day,
      values: values[index] ?? [],
      words: `${day}: ${names.map((name, place) => `${name} ${values[index]?.[place]}`).join(', ')}`,
    })),
    ticks: days.map((label, index) => ({ index, label })),
    card: (index) => <strong>{days[index]}</strong>,
  },
} satisfies Meta<typeof StackedAreas>

export default meta
type Story = StoryObj<typeof meta>

export const FourStates: Story = {}

/** The arrows go from point to point; each is said whole. */
export const Walked: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Posts by state over time' })
    slider.focus()
    await userEvent.keyboard('{Home}')
    await expect(slider).toHaveAttribute('aria-valuetext', '2 Nov: Draft 11, In review 17, Sent back 6, Approved 10')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('9 Nov', { selector: 'strong' })).toBeVisible()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByText('16 Nov', { selector: 'strong' })).toBeVisible()
  },
}

export const OwnColours: Story = {
  args: {
    series: names.map((name, index) => ({
      id: name,
      name,
      colour: { code: ['#7e57c2', '#ffee00', '#123456', '#00aa88'][index] },
      now: { text: String(values.at(-1)?.[index]) },
    })),
  },
}

export const GreekOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'el', label: 'Δημοσιεύσεις ανά κατάσταση' },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: { lang: 'de', label: 'Beiträge nach Bearbeitungszustand im Zeitverlauf' },
}
