import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { BookmarkIcon, Icon, ThumbsUpIcon } from '../icons'
import { ToggleButton, type ToggleButtonProps } from './ToggleButton'

function WithState(props: ToggleButtonProps) {
  const [pressed, setPressed] = useState(props.pressed)
  return <ToggleButton {...props} pressed={pressed} onPressedChange={setPressed} />
}

const meta = {
  title: 'Parts/ToggleButton',
  component: ToggleButton,
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
