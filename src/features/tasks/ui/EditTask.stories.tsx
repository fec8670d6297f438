import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { forgetDeviceDraft } from '@/shared/device-drafts'
import { giulia } from '@/shared/testing/with-scope'
import { EditTaskDialog } from './EditTaskDialog'

const { taskDetail } = examples.getTask

/** As it was when the form was opened: the task has another title by now. */
const older = { ...taskDetail, title: 'Add an alarm', occToken: 'task-301-0' }

const meta = {
  title: 'Features/Tasks/Edit',
  component: EditTaskDialog,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { task: taskDetail, onClose: fn() },
  // What another story left on this device would be in the form.
  beforeEach: () => forgetDeviceDraft(giulia.id, `/tasks/${taskDetail.id}/edit`),
} satisfies Meta<typeof EditTaskDialog>

export default meta
type Story = StoryObj<typeof meta>

/** All that can be changed of a task, as it is. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByLabelText('Title')).toHaveValue(taskDetail.title)
  },
}

/** Somebody else has changed the title too: theirs stands beside mine, and one press takes it over. */
export const Conflict: Story = {
  args: { task: older },
  play: async ({ userEvent }) => {
    const title = await screen.findByLabelText('Title')
    await userEvent.clear(title)
    await userEvent.type(title, 'Add a lamp')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByText('Title: yours is “Add a lamp”, theirs is “Add alert for sensor drift”')).toBeVisible(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs: Title' }))
    await expect(title).toHaveValue('Add alert for sensor drift')
  },
}

export const ConflictInGreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { task: older },
  play: async ({ userEvent }) => {
    const title = await screen.findByLabelText('Τίτλος')
    await userEvent.clear(title)
    await userEvent.type(title, 'Add a lamp')
    await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Χρήση του άλλου: Τίτλος' })).toBeVisible())
  },
}
