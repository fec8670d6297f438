import type { Meta, StoryObj } from '@storybook/react-vite'

import { RichText } from './RichText'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'What somebody wrote in the editor, with its headings, lists, quotes, code, mentions and links, drawn from its delta without any HTML.',
  notFor: 'Answers of the assistant (Markdown), words of the interface (Text), writing (RichTextEditor).',
  keyboard: [
    { keys: 'Tab', does: 'Go through its links and to code that scrolls' },
    { keys: '← →', does: 'Scroll the code with the focus' },
  ],
  accessibility:
    'Becomes native headings, lists, quotes and links. Its largest heading takes the level given by topHeading, so that the outline of the page stays whole. Links that leave the portal say so by externalLinkHint; addresses of unknown kind lose their link and keep their words.',
}

const meta = {
  title: 'Components/Data/RichText',
  component: RichText,
  tags: ['ready'],
  parameters: { guide },
  args: { externalLinkHint: 'opens in a new tab', value: { ops: [] } },
  decorators: [(Story) => <div style={{ maxInlineSize: '42rem' }}>{Story()}</div>],
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

const line = (text: string, attributes?: object) => [
  { insert: text },
  { insert: '\n', ...(attributes && { attributes }) },
]

export const Everything: Story = {
  args: {
    value: {
      ops: [
        ...line('What we found', { header: 1 }),
        { insert: 'The sensor on the second press had drifted by ' },
        { insert: '0.4 mm', attributes: { bold: true } },
        { insert: '. It was ' },
        { insert: 'not', attributes: { italic: true } },
        { insert: ' the ' },
        { insert: 'controller', attributes: { strike: true } },
        { insert: ', see ' },
        { insert: 'the data sheet', attributes: { link: 'https://example.org/sensor' } },
        { insert: ' and ' },
        { insert: 'post 1038', attributes: { link: '/post/1038' } },
        { insert: '. Thank you, ' },
        { insert: { mention: { id: 'user-1', name: 'Giulia Riva' } } },
        { insert: '. ' },
        { insert: { hashtag: { id: 'tag-1', name: 'safety' } } },
        { insert: '\n' },
        ...line('What changes', { header: 2 }),
        { insert: 'The values of the last ten days: ' },
        { insert: { table: { id: 'values-line-4', name: 'Zero position of the presses of line 4, last ten days' } } },
        { insert: '\n' },
        ...line('The check is part of the morning round', { list: 'ordered' }),
        ...line('Press 1: left side', { list: 'bullet', indent: 1 }),
        ...line('Press 2: both sides', { list: 'bullet', indent: 1 }),
        ...line('A value above 0.2 mm is written down', { list: 'ordered' }),
        ...line('Order a spare sensor', { list: 'checked' }),
        ...line('Train the night shift', { list: 'unchecked' }),
        ...line('Small things', { header: 3 }),
        ...line('Look at the raw data first.', { blockquote: true }),
        ...line('It was there since Friday.', { blockquote: true }),
        ...line('drift = measured - nominal', { 'code-block': true }),
        ...line('if drift > 0.2: alert()', { 'code-block': true }),
      ],
    },
  },
}

export const ShortText: Story = { args: { value: { ops: [{ insert: 'Print closes the same evening.\n' }] } } }

export const PlainForComments: Story = {
  args: {
    variant: 'plain',
    value: {
      ops: [
        { insert: 'Only in the raw data. ' },
        { insert: { mention: { id: 'user-1', name: 'Giulia Riva' } } },
        { insert: ', can we add an alert?\n\nI can look on Thursday.\n' },
      ],
    },
  },
}

export const DangerousLink: Story = {
  args: {
    value: {
      ops: [
        { insert: 'The words stay, the address goes', attributes: { link: 'javascript:alert(1)' } },
        { insert: '\n' },
      ],
    },
  },
}

export const LongGermanWords: Story = {
  args: {
    value: {
      ops: line(
        'Die Positionssensorüberprüfungsdokumentation der Qualitätssicherungsabteilung liegt ab sofort im Betriebsanweisungsverzeichnis.',
      ),
    },
  },
}

// There is nothing to see.
export const Unreadable: Story = { tags: ['no-visual'], args: { value: 'not a delta at all' } }

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    value: {
      ops: [
        ...line('Τι βρήκαμε', { header: 1 }),
        { insert: 'Ο αισθητήρας της δεύτερης πρέσας είχε αποκλίνει κατά ' },
        { insert: '0,4 mm', attributes: { bold: true } },
        { insert: '.\n' },
        ...line('Ο έλεγχος είναι μέρος του πρωινού γύρου', { list: 'ordered' }),
        ...line('Παραγγελία εφεδρικού αισθητήρα', { list: 'unchecked' }),
        ...line('απόκλιση = μέτρηση - ονομαστική_τιμή_του_αισθητήρα_θέσης', { 'code-block': true }),
      ],
    },
  },
}
