import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { RemoveCommunityDialog } from './RemoveCommunityDialog'

const meta = {
  title: 'Features/Communities/Remove',
  component: RemoveCommunityDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { community: examples.archiveCommunity.archived, onClose: fn() },
} satisfies Meta<typeof RemoveCommunityDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Another name removes nothing: the field says so and has the focus. */
export const AnotherName: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Name of the community' })
    await userEvent.type(field, 'Quality')
    await userEvent.click(screen.getByRole('button', { name: 'Remove for good' }))
    await waitFor(() => expect(screen.getByText('This isn’t the name of the community')).toBeVisible())
    await expect(field).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
}
