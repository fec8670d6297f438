import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TransitionDialog } from './TransitionDialog'

const meta = {
  title: 'Features/Workflow/Step',
  component: TransitionDialog,
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { postId: 'p-1042', transitionId: 'tr-send-back', onClose: fn() },
} satisfies Meta<typeof TransitionDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Sent too early, it says what is missing and goes there; filled in, Ctrl and Enter send it. */
export const SendBack: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Send back' })
    await userEvent.click(await screen.findByRole('button', { name: 'Send back' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('2 fields need your attention')
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus())
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'facts')
    await userEvent.type(screen.getByLabelText('Note'), 'Which shift was it?')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** What it asks for, who is told, and for whom it waits then. */
export const Approve: Story = {
  args: { transitionId: 'tr-approve' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Then it waits for Sofia Karras/)).toBeVisible())
  },
}

/** The call fails: what was written is still there. */
export const Failed: Story = {
  args: { transitionId: 'tr-approve' },
  parameters: { world: { seed: 'default', troubles: { '/transitions/tr-approve': 500 } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Note/), 'Well done.')
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t take this step')
    await expect(screen.getByLabelText(/^Note/)).toHaveValue('Well done.')
  },
}
