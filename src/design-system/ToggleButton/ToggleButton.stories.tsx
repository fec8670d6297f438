import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { BookmarkIcon, Icon, ThumbsUpIcon } from '../icons'
import { ToggleButton, type ToggleButtonProps } from './ToggleButton'
import type { ComponentGuide } from '../guide'

function WithState(props: ToggleButtonProps) {
  const [pressed, setPressed] = useState(props.pressed)
  return <ToggleButton {...props} pressed={pressed} onPressedChange={setPressed} />
}

const guide: ComponentGuide = {
  purpose:
    'Turns one thing on and off right where it is: like, save, follow. It shows its state by a filled drawing and a tint.',
  notFor:
    'Settings (Switch), views of a list (SegmentedControl), filters (FilterChip), actions that cannot be taken back by pressing again (Button).',
  keyboard: [{ keys: 'Enter, Space', does: 'Turn it on or off' }],
  accessibility:
    'A native button with aria-pressed. Its words stay the same in both states. With a bare number as its words give it a name by aria-label: “Like, 24 likes”.',
}

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  tags: ['ready'],
  parameters: { guide },
  args: { pressed: false, icon: <Icon of={ThumbsUpIcon} />, children: '24', 'aria-label': 'Like, 24 likes' },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof ToggleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Like/ })
    button.focus()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}
export const On: Story = { args: { pressed: true } }
export const IconOnly: Story = {
  args: { icon: <Icon of={BookmarkIcon} />, children: undefined, 'aria-label': 'Save this post', pressed: true },
}
export const Quiet: Story = { args: { variant: 'quiet', icon: undefined, children: 'Follow', 'aria-label': undefined } }
export const QuietOn: Story = { args: { ...Quiet.args, pressed: true } }

export const LongGermanOnAPhone: Story = {
  ...Quiet,
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { ...Quiet.args, lang: 'de', children: 'Diese Gemeinschaft abonnieren und Zusammenfassungen erhalten' },
}

export const Greek: Story = {
  ...Quiet,
  tags: ['no-visual'],
  args: { ...Quiet.args, lang: 'el', children: 'Παρακολούθηση', pressed: true },
}
