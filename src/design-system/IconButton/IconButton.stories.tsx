import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Avatar } from '../Avatar'
import { BellIcon, EllipsisIcon, Icon, SparklesIcon, XIcon } from '../icons'
import { Stack } from '../Stack'
import { UnreadDot } from '../UnreadDot'
import { IconButton } from './IconButton'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'A button that shows only a drawing, where there is no room for words: in the header, at the end of a row, in a field.',
  notFor: 'Where words fit (Button), actions that nobody can guess from a drawing (Menu with words), links (Link).',
  keyboard: [{ keys: 'Enter, Space', does: 'Do it, or turn it on and off' }],
  accessibility:
    'A native button whose label is its only name, shown as a tooltip too. The badge on it is not read out: say the count in the label, “Notifications, 3 unread”. With pressed it is a toggle and keeps its label in both states.',
  notShown: {
    German: 'Its words are only read out; its drawing says the same in every language.',
    Greek: 'Its words are only read out; its drawing says the same in every language.',
    '390 px': 'It has a size of its own.',
  },
}

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'More', icon: <Icon of={EllipsisIcon} /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'sm', label: 'Close', icon: <Icon of={XIcon} /> } }

export const WithUnread: Story = {
  args: { label: 'Notifications, 3 unread', icon: <Icon of={BellIcon} />, badge: <UnreadDot tone="alert" /> },
}

export const Open: Story = {
  args: {
    label: 'Notifications, 3 unread',
    icon: <Icon of={BellIcon} />,
    badge: <UnreadDot tone="alert" />,
    'aria-expanded': true,
  },
}

export const Pressed: Story = { args: { label: 'Assistant', icon: <Icon of={SparklesIcon} />, pressed: true } }
export const Disabled: Story = { args: { disabled: true } }

export const Shapes: Story = {
  render: () => (
    <Stack direction="row">
      <IconButton label="Giulia Riva, your menu" shape="round" icon={<Avatar name="Giulia Riva" />} />
      <IconButton label="Ask the assistant" shape="floating" icon={<Icon of={SparklesIcon} />} />
    </Stack>
  ),
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  args: { onClick: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** What is on has the same ring as what is off. */
export const RingOfWhatIsOn: Story = {
  tags: ['no-visual'],
  args: { pressed: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button)).toMatchObject({
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineOffset: '2px',
    })
  },
}
