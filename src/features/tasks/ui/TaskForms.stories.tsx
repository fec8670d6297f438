import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { NewTaskDialog } from './NewTaskDialog'

const meta = {
  title: 'Features/Tasks/New',
  component: NewTaskDialog,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { post: null, onClose: fn() },
} satisfies Meta<typeof NewTaskDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Sent too early it says what is missing; filled in, it makes a task at the post that was found. */
export const FromTheList: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.getByText('Give the task a title')).toBeVisible())
    await expect(screen.getByText('Choose the post this task belongs to')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Title'), 'Measure press 2')
    await userEvent.type(screen.getByRole('combobox', { name: /^Post/ }), '1042')
    await userEvent.click(await screen.findByRole('option', { name: /Line 4 stop/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** At a post where the person only reads, the refusal says who may. */
export const Refused: Story = {
  args: { post: { ...examples.getPost.detail, id: 'p-1034' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Title'), 'Read it')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Only the author, moderators')
    await expect(screen.getByLabelText('Title')).toHaveValue('Read it')
  },
}

/** Sent too early, in German. */
export const InGermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erstellen' }))
    await waitFor(() => expect(screen.getByText('Geben Sie der Aufgabe einen Titel')).toBeVisible())
  },
}
