import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { forgetDeviceDraft } from '@/shared/device-drafts'
import { giulia } from '@/shared/testing/with-scope'
import { Screen } from './Screen'

const meta = {
  title: 'Screens/Tasks',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/tasks' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Five by when they are due, and below them what could be taken and what was closed. */
export const Assigned: Story = {
  tags: ['!no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Assigned to me\s*5/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /^Overdue/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check press 1 and 3' })).toBeVisible()
    await expect(await canvas.findByText('needed for Approve')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Closed in the last 14 days' })).toBeVisible()
  },
}

/** A tick closes; the row, the tab and the list of closed ones follow. Another tick opens it again. */
export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Close: Add alert for sensor drift' }))
    await expect(await canvas.findByRole('tab', { name: /Assigned to me\s*4/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Closed: Add alert for sensor drift' }))
    await expect(await canvas.findByRole('tab', { name: /Assigned to me\s*5/ })).toBeVisible()
  },
}

/** One task with all that is known of it. */
export const OneTask: Story = {
  args: { address: '/tasks?taskId=t-302' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Check press 1 and 3' }))
    await waitFor(() => expect(dialog.getByText('morning-round-form.pdf')).toBeVisible())
    await expect(await dialog.findByText(/^Press 1 is done/)).toBeVisible()
    await userEvent.click(dialog.getByRole('tab', { name: 'Activity' }))
    await expect(await dialog.findByText('Marco Bianchi created the task')).toBeVisible()
    await userEvent.click(dialog.getByRole('tab', { name: /Comments/ }))
  },
}

export const Group: Story = {
  args: { address: '/tasks?scope=group' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take: Order the mirror for the crossing' }))
    await expect(await canvas.findByRole('tab', { name: /My groups\s*3/ })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: /Assigned to me\s*6/ })).toBeVisible()
  },
}

/** What others have to do and this person follows; each row says whose it is. */
export const Monitored: Story = {
  args: { address: '/tasks?scope=monitored' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Monitored\s*9/, selected: true })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Measure the brackets again when cold' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Overdue/ })).toBeVisible()
  },
}

/** Closed ones, the last one first, without the days by which they were due. */
export const Closed: Story = {
  args: { address: '/tasks?state=closed' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { name: /^Closed: / })[0]).toBeVisible())
    await expect(canvas.queryByRole('heading', { name: /^Overdue/ })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open tasks')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/communication/tasks': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the tasks')).toBeVisible()
  },
}

/** The tab of a post before its tasks are there: open ones and closed ones come by themselves. */
export const OfAPostLoading: Story = {
  args: { address: '/post/p-1042?entity=tasks' },
  parameters: { world: { seed: 'default', troubles: { '/communication/tasks': 'never' } } },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Open' }))
    await expect(open.getByText('Loading tasks')).toBeInTheDocument()
    const closed = within(canvas.getByRole('region', { name: 'Closed' }))
    await expect(closed.getByText('Loading tasks')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'New task' })).toBeVisible()
  },
}

export const Deleted: Story = {
  args: { address: '/tasks?taskId=none' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This task was deleted')).toBeVisible())
  },
}

/** Two thousand come in by and by, and only those in sight are drawn. */
export const TwoThousand: Story = {
  parameters: { world: 'crowded' },
  play: async ({ canvas }) => {
    // Making a world of that size takes longer than an answer may.
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Assigned to me\s*2000/ })).toBeVisible(), {
      timeout: 10_000,
    })
  },
}

export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Mir zugewiesen\s*5/ })).toBeVisible()
  },
}

export const OnAPhoneInGreek: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Ανατεθειμένες σε μένα\s*5/ })).toBeVisible()
  },
}

/** The form of a new task, sent too early. */
export const NewTaskInGreek: Story = {
  globals: { language: 'el' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Νέα εργασία' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Νέα εργασία' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Δημιουργία' }))
    await waitFor(() => expect(dialog.getByText('Δώστε τίτλο στην εργασία')).toBeVisible())
    await expect(dialog.getByText('Επιλέξτε την ανάρτηση στην οποία ανήκει η εργασία')).toBeVisible()
  },
}

/** The form over the task that it changes; without a title it is not saved. */
export const EditedInGerman: Story = {
  // What another story left on this device would be in the form.
  beforeEach: () => forgetDeviceDraft(giulia.id, '/tasks/t-301/edit'),
  args: { address: '/tasks?taskId=t-301' },
  globals: { language: 'de' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bearbeiten' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Aufgabe bearbeiten' }))
    const title = await dialog.findByRole('textbox', { name: 'Titel' })
    await expect(title).toHaveValue('Add alert for sensor drift')
    await userEvent.clear(title)
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(dialog.getByText('Geben Sie der Aufgabe einen Titel')).toBeVisible())
  },
}
