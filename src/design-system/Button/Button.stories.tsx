import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon, SendIcon, WorkflowIcon } from '../icons'
import { Stack } from '../Stack'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'Does something: sends, approves, opens a question. One primary button in a view says what is expected next; while work is under way it stays where it is and says so.',
  notFor:
    'Leading to another place (Link, ButtonLink), turning a thing on and off (ToggleButton, Switch), a drawing without words (IconButton).',
  keyboard: [{ keys: 'Enter, Space', does: 'Do it; while busy nothing happens' }],
  accessibility:
    'A native button. While busy it keeps its focus and its width, tells aria-disabled, and busyLabel is read out once. Begin its words with a verb and say the object where it is not plain: “Approve the catalogue”. A disabled button cannot say why it is: prefer to let it be pressed and answer.',
}

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['ready'],
  parameters: { guide },
  args: { children: 'Send back', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Primary: Story = { args: { variant: 'primary', children: 'Approve' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel operations' } }
export const Plain: Story = { args: { variant: 'plain', children: 'Skip' } }
export const PlainAccent: Story = { args: { variant: 'plain', tone: 'accent', children: 'Mark all as read' } }
export const WithIcon: Story = { args: { icon: <Icon of={WorkflowIcon} />, children: 'Change the status' } }

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Button size="sm">Show the change</Button>
      <Button>Show the change</Button>
      <Button size="lg">Show the change</Button>
    </Stack>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Button disabled>Send back</Button>
      <Button disabled variant="primary">
        Approve
      </Button>
      <Button disabled variant="plain">
        Skip
      </Button>
    </Stack>
  ),
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Signing in', children: 'Sign in', size: 'lg' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Sign in/ })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink variant="primary" href="/">
      Back to home
    </ButtonLink>
  ),
}

export const LongGerman: Story = {
  args: {
    lang: 'de',
    variant: 'primary',
    icon: <Icon of={SendIcon} />,
    children: 'Benachrichtigungseinstellungen übernehmen',
  },
}

export const Wide: Story = { args: { wide: true, variant: 'primary', children: 'Σύνδεση', lang: 'el' } }

export const GermanOnAPhone: Story = { ...LongGerman, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
