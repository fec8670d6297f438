import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AttachmentVersionsDialog } from './AttachmentVersionsDialog'

const meta = {
  title: 'Features/Attachments/Versions',
  component: AttachmentVersionsDialog,
  tags: ['overlay', 'visual'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: {
    request: { overlay: 'attachmentVersions', postId: 'p-1042', attachmentId: 'att-1' },
    onClose: fn(),
  },
} satisfies Meta<typeof AttachmentVersionsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Versions: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('Version 3, current')).toBeVisible())
  },
}

export const Removed: Story = {
  tags: ['!visual'],
  args: { request: { overlay: 'attachmentVersions', postId: 'p-1042', attachmentId: 'none' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This file has been removed from the post.')).toBeVisible())
  },
}
