import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { Text } from '../Text'
import { TextButton } from './TextButton'

const guide: ComponentGuide = {
  purpose: 'Words in a text, or a name on a card, that open something over the page: a person, a hashtag, a table.',
  notFor: 'What leads to another place (Link), an action that stands alone (Button), a fact about a thing (Chip).',
  keyboard: [{ keys: 'Enter, Space', does: 'Open it' }],
  accessibility:
    'A native button. In a sentence it is underlined, so that colour does not tell it alone. Say by aria-haspopup="dialog" that it opens one; the focus comes back to it.',
}

const meta = {
  title: 'Components/Actions/TextButton',
  component: TextButton,
  tags: ['ready'],
  parameters: { guide },
  args: { children: 'Marco Bianchi', 'aria-haspopup': 'dialog', onClick: fn() },
} satisfies Meta<typeof TextButton>

export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <Text>
      Thank you, <TextButton {...args} />, for looking at it on Thursday.
    </Text>
  ),
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const LongGermanText: Story = {
  args: { lang: 'de', children: 'Positionssensorüberprüfungsdokumentation der Linie 4' },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
}

export const Greek: Story = { args: { lang: 'el', children: '#ασφάλεια' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
