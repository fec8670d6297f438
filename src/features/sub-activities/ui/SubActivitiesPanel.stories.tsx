import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { postQueries } from '@/features/posts'
import { SubActivitiesPanel } from './SubActivitiesPanel'

/** The tab under the post that it belongs to, asked for like in the portal. */
function Tab({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <SubActivitiesPanel post={data} /> : null
}

const planner = { seed: 'default', signedInAs: 'marco.bianchi' }

const meta = {
  title: 'Features/SubActivities/Of a post',
  component: Tab,
  parameters: { world: planner },
  args: { postId: 'p-1042' },
} satisfies Meta<typeof Tab>

export default meta
type Story = StoryObj<typeof meta>

/** Six parts of the work; one is late. */
export const Planned: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trial run with the new limits')).toBeVisible()
    await expect(canvas.getByText('1 day late')).toBeVisible()
  },
}

/** A row becomes its form, and comes back when it is left. */
export const InItsRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Train the late shift' }))
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Edit Train the late shift' })).toBeVisible())
    await expect(await canvas.findByRole('combobox', { name: 'Priority' })).toHaveValue('normal')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit: Train the late shift' })).toHaveFocus())
  },
}

/** Whoever may not plan the post reads alone. */
export const OnlyRead: Story = {
  parameters: { world: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trial run with the new limits')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Empty: Story = {
  args: { postId: 'p-1035' },
  parameters: { world: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sub-activities yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { ...planner, troubles: { '/sub-activities': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the sub-activities')).toBeVisible()
  },
}

export const OnAPhoneInGreek: Story = {
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trial run with the new limits')).toBeVisible()
  },
}

export const OnAPhoneInGerman: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 Tag verspätet')).toBeVisible()
  },
}

export const InGerman: Story = {
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 Tag verspätet')).toBeVisible()
  },
}

export const InGreek: Story = {
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 ημέρα καθυστέρηση')).toBeVisible()
  },
}
