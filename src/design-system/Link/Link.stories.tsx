import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text'
import { Link } from './Link'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose: 'Leads to another place, in a sentence, alone, or as the name of a person or community.',
  notFor: 'Doing something on this page (Button), the main way on of a page (ButtonLink).',
  keyboard: [
    { keys: 'Enter', does: 'Go there' },
    { keys: 'Ctrl + Enter', does: 'Go there in a new tab' },
  ],
  accessibility:
    'A native anchor that the router takes over. In a sentence it is underlined, so that colour does not tell it alone. Its words say where it leads without the sentence around them: never “here” or “more”.',
}

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  tags: ['ready'],
  parameters: { guide },
  args: { href: '/login/password-forgot', children: 'Forgot your password?' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = { args: { variant: 'action' } }

export const InText: Story = {
  args: { href: '/community/3', children: 'Quality and safety' },
  render: (args) => (
    <Text>
      The post was moved to <Link {...args} /> this morning.
    </Text>
  ),
}

export const Quiet: Story = { args: { variant: 'quiet', href: '/profile/7', children: 'Marco Bianchi' } }

export const LongGerman: Story = {
  args: { lang: 'de', children: 'Datenschutzerklärung und Nutzungsbedingungen der Plattform' },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'el', children: 'Πολιτική απορρήτου και όροι χρήσης της πλατφόρμας' },
}
