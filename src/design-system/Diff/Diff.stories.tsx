import type { Meta, StoryObj } from '@storybook/react-vite'

import { StatusChip } from '../StatusChip'
import { Diff } from './Diff'

const meta = {
  title: 'Parts/Diff',
  component: Diff,
  args: { before: '18 Nov 2026', after: '25 Nov 2026', struck: true, spoken: { before: 'from', after: 'to' } },
} satisfies Meta<typeof Diff>

export default meta
type Story = StoryObj<typeof meta>

export const Dates: Story = {}
export const WithLabel: Story = { args: { label: 'Expected start' } }
export const OnlyNew: Story = { args: { before: undefined } }
export const OnlyOld: Story = { args: { after: 'none' } }
export const Statuses: Story = {
  args: {
    struck: false,
    before: <StatusChip color="neutral">Draft</StatusChip>,
    after: <StatusChip color="warn">In review</StatusChip>,
  },
}
export const FirstAndLastStatus: Story = {
  args: {
    struck: false,
    elided: true,
    before: <StatusChip color="neutral">Draft</StatusChip>,
    after: <StatusChip color="success">Approved</StatusChip>,
  },
}
export const LongGermanText: Story = {
  args: {
    struck: false,
    label: 'Verantwortlich',
    before: 'Qualitätssicherungsgruppe Produktionslinie 4',
    after: 'Instandhaltung und Anlagenüberwachung Nachtschicht',
  },
}
