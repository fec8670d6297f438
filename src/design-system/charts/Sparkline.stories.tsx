import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { Sparkline } from './Sparkline'

const guide: ComponentGuide = {
  purpose: 'How one figure went lately, beside its number.',
  notFor: 'Reading values (Columns, StackedAreas), and fewer than two points.',
  keyboard: [],
  accessibility:
    'A picture whose name says where it began and where it stands: `label`. The number itself stands beside it.',
}

const meta = {
  title: 'Components/Charts/Sparkline',
  tags: ['ready'],
  parameters: { guide },
  component: Sparkline,
  args: { label: 'From 95.1 to 96.4', points: [95.1, 95.4, 94.8, 95.6, 95.2, 91.3, 94.4, 96, 96.2, 96.4] },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Dip: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'From 95.1 to 96.4' })).toBeVisible()
  },
}

export const Still: Story = { args: { label: 'From 4 to 4', points: [4, 4, 4] } }

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'el', label: 'Από 95,1 έως 96,4' },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: { lang: 'de', label: 'Von 95,1 auf 96,4 innerhalb der letzten zehn Arbeitstage' },
}
