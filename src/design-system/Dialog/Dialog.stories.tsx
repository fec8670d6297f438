import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../Button'
import { Dialog } from './Dialog'

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  tags: ['overlay'],
  args: {
    title: 'Who can see this post',
    closeLabel: 'Close',
    onClose: () => {},
    children: 'Everybody in Quality and safety, and the people who were invited.',
    footer: <Button variant="primary">Understood</Button>,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const LongText: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of a long explanation.</p>) },
}
