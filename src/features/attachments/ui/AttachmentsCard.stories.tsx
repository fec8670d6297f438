import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { AttachmentsCard } from './AttachmentsCard'

const meta = {
  title: 'Features/Attachments/Card',
  component: AttachmentsCard,
  parameters: { world: 'default' },
  decorators: [(Story) => <div style={{ maxInlineSize: '17.5rem' }}>{Story()}</div>],
  args: { postId: 'p-1042', count: 7 },
} satisfies Meta<typeof AttachmentsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('report-line4.pdf')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1042/attachments': 'never' } } },
}
