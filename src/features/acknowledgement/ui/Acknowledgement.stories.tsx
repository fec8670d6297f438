import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen } from 'storybook/test'
import { postQueries } from '@/features/posts'
import { AcknowledgementBar } from './AcknowledgementBar'

/** The bar at the end of a text, with the post as the server tells it. */
function Loaded({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <AcknowledgementBar post={data} /> : null
}

const meta = {
  title: 'Features/Post/Acknowledgement',
  component: Loaded,
  parameters: { world: 'default' },
  args: { postId: 'p-1035' },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

/** Only with the box the dialog records it, once; the bar says when. */
export const Acknowledged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acknowledge' }))
    const confirm = await screen.findByRole('button', { name: 'Confirm' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(confirm)
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(confirm)
    await expect(await canvas.findByText(/You acknowledged version 1/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Acknowledge' })).toBeNull()
  },
}

/** The day is over and it can still be done. */
export const Overdue: Story = {
  args: { postId: 'p-908' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was due on/)).toBeVisible()
  },
}

/** A change of substance asks once more. */
export const Outdated: Story = {
  args: { postId: 'p-966' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You acknowledged version 1\. Version 2/)).toBeVisible()
  },
}

/** The author sees how far it is. */
export const Author: Story = {
  args: { postId: 'p-967' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /\d+ of \d+ acknowledged/ })).toBeVisible()
  },
}

/** The server fails: nothing is recorded, the dialog stays and says so. */
export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1035/acknowledgements/mine': 500 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acknowledge' }))
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t record it')
  },
}
