import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { postQueries } from '@/features/posts'
import { PlanningCard } from './PlanningCard'

/** The card with the post as the server tells it. */
function Loaded({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <PlanningCard post={data} /> : null
}

const meta = {
  title: 'Features/Post/Planning',
  component: Loaded,
  parameters: { world: 'default' },
  args: { postId: 'p-1035' },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

/** For whom the post is read only. */
export const ReadOnly: Story = {
  args: { postId: 'p-1042' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('High')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit planning' })).toBeNull()
  },
}

/** The assignee makes it urgent, and the card shows it. */
export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit planning' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Priority'), 'urgent')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('button', { name: 'Edit planning' })).toHaveFocus()
    await expect(canvas.getByText('Urgent')).toBeVisible()
  },
}

/** Saving fails: what was chosen is still there. */
export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1035/data': 500 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit planning' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Priority'), 'urgent')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your changes are still here')
    await expect(canvas.getByLabelText('Priority')).toHaveValue('urgent')
  },
}

export const German: Story = {
  tags: ['no-visual'],
  args: { postId: 'p-1042' },
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hoch')).toBeVisible()
  },
}

/** The fields stand below each other. */
export const EditedOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Επεξεργασία προγραμματισμού' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Προτεραιότητα'), 'urgent')
    await userEvent.click(canvas.getByRole('button', { name: 'Αποθήκευση' }))
    await expect(await canvas.findByRole('button', { name: 'Επεξεργασία προγραμματισμού' })).toHaveFocus()
    await expect(canvas.getByText('Επείγουσα')).toBeVisible()
  },
}
