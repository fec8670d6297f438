import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../Button'
import { MessagePage } from './MessagePage'

const meta = {
  title: 'Parts/MessagePage',
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  tags: ['overlay'],
  args: {
    title: 'This community is not open to you',
    description:
      'You are signed in as Giulia Riva, but Product launches is for its members only. Its owner can let you in.',
    actions: (
      <>
        <Button variant="primary">Ask to join</Button>
        <ButtonLink href="/">Back to home</ButtonLink>
      </>
    ),
    code: '403 · community 18',
  },
} satisfies Meta<typeof MessagePage>

export default meta
type Story = StoryObj<typeof meta>

export const Forbidden: Story = {}
export const OutOfService: Story = {
  args: {
    title: 'The portal rests for a moment',
    description: 'We are putting a new version in place. This page comes back by itself.',
    actions: undefined,
    code: undefined,
  },
}
