import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, waitFor } from 'storybook/test'
import { postQueries } from '@/features/posts'
import { PostMenu } from './PostMenu'

/** The menu with the post as the server tells it. */
function Loaded({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <PostMenu post={data} /> : null
}

const meta = {
  title: 'Features/Post/Menu',
  component: Loaded,
  parameters: { world: 'default' },
  args: { postId: 'p-967' },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

/** Archived at once; the menu then offers the way back. */
export const Archived: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to archive' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bring back from archive' })).toBeVisible())
  },
}

/** Removing asks once and names what goes with it. */
export const Removing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove post' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('5 comments and 1 file go with it')
  },
}

/** Readers are offered neither. */
export const Reader: Story = {
  args: { postId: 'p-1042' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Relations' })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: 'Remove post' })).toBeNull()
  },
}
