import type { Meta, StoryObj } from '@storybook/react-vite'

import { StatusChip } from '../StatusChip'
import type { ComponentGuide } from '../guide'
import { Diff } from './Diff'

const guide: ComponentGuide = {
  purpose: 'What changed: the old value struck through, an arrow, the new one.',
  notFor: 'Versions of a whole text, and choosing between two values.',
  keyboard: [],
  accessibility:
    'Two words that are given in `spoken` stand before the old and the new value, so that nobody needs the arrow; struck through they are del and ins. Never by colour alone.',
}

const meta = {
  title: 'Components/Data/Diff',
  tags: ['ready'],
  parameters: { guide },
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

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    struck: false,
    label: 'Υπεύθυνη ομάδα',
    before: 'Διασφάλιση ποιότητας γραμμής παραγωγής 4',
    after: 'Συντήρηση και επιτήρηση εγκαταστάσεων νυχτερινής βάρδιας',
    spoken: { before: 'από', after: 'σε' },
  },
}
