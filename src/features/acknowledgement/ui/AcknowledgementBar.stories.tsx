import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, waitFor } from 'storybook/test'
import { postQueries } from '@/features/posts'
import { AcknowledgementBar } from './AcknowledgementBar'

/** The bar at the end of a text, with the post as the server tells it. */
function Loaded({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <AcknowledgementBar post={data} /> : null
}

const meta = {
  title: 'Features/Acknowledgement/Bar',
  component: Loaded,
  parameters: { world: 'default' },
  args: { postId: 'p-1035' },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

export const Due: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Acknowledge' })).toBeVisible()
  },
}

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

/** What is confirmed, and what is recorded of it. */
export const Confirming: Story = {
  tags: ['overlay', 'visual'],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acknowledge' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const ConfirmingOnAPhone: Story = {
  ...Confirming,
  tags: ['overlay', 'phone'],
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
