import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text'
import { Link } from './Link'

const meta = {
  title: 'Parts/Link',
  component: Link,
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
