import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { EditTaskDialog } from './EditTaskDialog'

const { taskDetail } = examples.getTask

const meta = {
  title: 'Features/Tasks/Changing',
  component: EditTaskDialog,
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { task: taskDetail, onClose: fn() },
} satisfies Meta<typeof EditTaskDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Every field of a task. */
export const Fields: Story = {
  tags: ['visual', 'overlay'],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Add alert for sensor drift'))
    await expect(screen.getByRole('checkbox', { name: '1 day before' })).toBeChecked()
  },
}

/** Another person changed the priority first: theirs stands beside mine, and what I wrote is still there. */
export const ChangedByTwo: Story = {
  args: { task: { ...taskDetail, priority: 'low', occToken: 'task-301-0' } },
  play: async ({ args, userEvent }) => {
    const title = await screen.findByLabelText('Title')
    await userEvent.clear(title)
    await userEvent.type(title, 'Add two alerts')
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'urgent')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Priority: yours is “Urgent”, theirs is “Normal”')).toBeVisible()
    await expect(title).toHaveValue('Add two alerts')
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs: Priority' }))
    await expect(screen.getByLabelText('Priority')).toHaveValue('normal')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/tasks/t-301': 500 } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Title'), ' again')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work')
    await expect(screen.getByLabelText('Title')).toHaveValue('Add alert for sensor drift again')
  },
}
