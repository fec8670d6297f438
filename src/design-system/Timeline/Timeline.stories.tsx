import type { Meta, StoryObj } from '@storybook/react-vite'

import type { ComponentGuide } from '../guide'
import { Timeline } from './Timeline'

const guide: ComponentGuide = {
  purpose: 'The steps that something goes through, in order, who took them and when, and where it stands.',
  notFor: 'A log of everything (VirtualList) and progress in numbers (Progress).',
  keyboard: [],
  accessibility:
    'An ordered list; the state of each step is said in words, the current one is aria-current="step". Drawings differ in shape, not in colour alone.',
}

const meta = {
  title: 'Components/Data/Timeline',
  tags: ['ready'],
  parameters: { guide },
  component: Timeline,
  args: {
    'aria-label': 'Workflow',
    stateLabels: { done: 'done', current: 'current step', upcoming: 'still to come' },
    steps: [
      { id: 'draft', title: 'Draft', detail: 'Marco Bianchi, 18 Nov', state: 'done' },
      { id: 'review', title: 'In review', detail: 'Waiting for you since 5 min', state: 'current' },
      { id: 'approved', title: 'Approved', state: 'upcoming' },
      { id: 'published', title: 'Published', state: 'upcoming' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}
export const LongGermanText: Story = {
  args: {
    'aria-label': 'Arbeitsablauf',
    stateLabels: { done: 'erledigt', current: 'aktueller Schritt', upcoming: 'steht noch aus' },
    steps: [
      {
        id: 'draft',
        title: 'Entwurf der Betriebsanweisung',
        detail: 'Annegret Schwarzenberger, 18. November',
        state: 'done',
      },
      {
        id: 'review',
        title: 'Fachliche Überprüfung durch die Qualitätssicherung',
        detail: 'Wartet seit gestern auf Sie',
        state: 'current',
      },
      { id: 'published', title: 'Veröffentlicht', state: 'upcoming' },
    ],
  },
}

export const Greek: Story = {
  args: {
    lang: 'el',
    'aria-label': 'Ροή εργασίας',
    stateLabels: { done: 'ολοκληρώθηκε', current: 'τρέχον βήμα', upcoming: 'ακολουθεί' },
    steps: [
      { id: 'draft', title: 'Πρόχειρο', detail: 'Νίκος Παππάς, 18 Νοε', state: 'done' },
      { id: 'review', title: 'Σε έλεγχο', detail: 'Σας περιμένει εδώ και 5 λεπτά', state: 'current' },
      { id: 'approved', title: 'Εγκρίθηκε', state: 'upcoming' },
    ],
  },
}

export const GermanOnAPhone: Story = {
  ...LongGermanText,
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
}
