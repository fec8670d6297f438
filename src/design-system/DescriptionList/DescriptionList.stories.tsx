import type { Meta, StoryObj } from '@storybook/react-vite'

import type { ComponentGuide } from '../guide'
import { DescriptionList } from './DescriptionList'

const guide: ComponentGuide = {
  purpose: 'Facts about one thing: what each is called, and what it is.',
  notFor: 'Many things with the same facts (Table), and steps (Timeline).',
  keyboard: [],
  accessibility:
    'A native description list. Terms stand above their values where there is little room; the order stays.',
}

const meta = {
  title: 'Components/Data/DescriptionList',
  tags: ['ready'],
  parameters: { guide },
  component: DescriptionList,
  args: {
    items: [
      { id: 'area', term: 'Area', description: 'Production' },
      { id: 'unit', term: 'Business unit', description: 'Presses and forming' },
      { id: 'mail', term: 'Email', description: 'marco.bianchi@meridiana.example' },
      { id: 'phone', term: 'Phone', description: '---' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>] }
export const LongGermanText: Story = {
  args: {
    items: [
      { id: 'area', term: 'Verantwortungsbereich', description: 'Qualitätssicherung und Arbeitssicherheit' },
      {
        id: 'mail',
        term: 'E-Mail-Adresse für Rückfragen',
        description: 'annegret.schwarzenberger-vogelsang@meridiana.example',
      },
    ],
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    items: [
      { id: 'area', term: 'Τομέας ευθύνης', description: 'Διασφάλιση ποιότητας και ασφάλεια στην εργασία' },
      { id: 'mail', term: 'Ηλεκτρονικό ταχυδρομείο', description: 'eleni.papadaki@meridiana.example' },
      { id: 'phone', term: 'Τηλέφωνο', description: '---' },
    ],
  },
}
