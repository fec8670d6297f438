import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextArea } from './TextArea'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'Several lines of text. It begins with the given rows, grows with what is written, and scrolls only when it has reached its most.',
  notFor:
    'One line (TextField), text with headings, lists and mentions (RichTextEditor), a comment with its own send button (CommentBox).',
  keyboard: [
    { keys: 'Enter', does: 'Begin a new line' },
    { keys: 'Tab', does: 'Leave the field' },
  ],
  accessibility:
    'A native textarea with a visible label; help and error are its description. It grows without moving the focus or announcing anything. Say in the description how long the text may be, if there is a limit.',
}

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'What should change?', name: 'details' },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Grown: Story = {
  args: {
    minRows: 2,
    maxRows: 6,
    defaultValue:
      'The wording on page 14.\nThe photo on page 16 is the old press.\nThe price of the Nova line.\nWho signs it off?',
  },
}
export const Full: Story = {
  args: { minRows: 2, maxRows: 4, defaultValue: 'One\nTwo\nThree\nFour\nFive\nSix\nSeven' },
}
/** In a window of its own. */
export const Filling: Story = {
  tags: ['no-visual'],
  args: { fill: true, defaultValue: 'One long thought.' },
  decorators: [(Story) => <div style={{ blockSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThan(250)
  },
}
export const WithError: Story = { args: { error: 'Tell us in a few words what is missing.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on 20 November 2026.' } }

export const WithDescription: Story = { args: { description: 'Two or three sentences are enough.' } }

export const Counted: Story = {
  tags: ['no-visual'],
  args: { optionalLabel: 'optional', aside: '80 of 2,000' },
}

export const Greek: Story = {
  args: {
    lang: 'el',
    label: 'Τι πρέπει να αλλάξει;',
    defaultValue: 'Η τιμή της σειράς Nova.\nΗ φωτογραφία στη σελίδα 16.',
  },
}

export const Growing: Story = {
  tags: ['no-visual'],
  args: { minRows: 2, maxRows: 4 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox')
    const height = () => area.getBoundingClientRect().height
    const [two] = [height()]
    await userEvent.type(area, 'One{Enter}Two{Enter}Three')
    const three = height()
    await expect(three).toBeGreaterThan(two)
    await userEvent.type(area, '{Enter}Four')
    const four = height()
    await userEvent.type(area, '{Enter}Five{Enter}Six')
    await expect(height()).toBe(four)
  },
}

export const LongGermanOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'de',
    label: 'Was soll an der Positionssensorüberprüfungsdokumentation geändert werden?',
    description: 'Zwei oder drei Sätze genügen; die zuständige Abteilung meldet sich bei Rückfragen.',
  },
}
