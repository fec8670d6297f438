import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea'

const meta = {
  title: 'Parts/TextArea',
  component: TextArea,
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
export const WithError: Story = { args: { error: 'Tell us in a few words what is missing.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on 20 November 2026.' } }
