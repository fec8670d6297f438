import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { InviteMembersDialog } from './InviteMembersDialog'

const meta = {
  title: 'Features/Communities/Invite',
  component: InviteMembersDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { community: examples.getCommunity.full, onClose: fn() },
} satisfies Meta<typeof InviteMembersDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Without a choice nothing is sent, and the field says why. */
export const NobodyChosen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    await waitFor(() => expect(screen.getByText('Choose at least one person or group')).toBeVisible())
  },
}

/** Who moderates the community invites, and the dialog closes. */
export const Sent: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  args: { community: { ...examples.getCommunity.full, id: 'shift-leads-torino' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'Tiago')
    await userEvent.click(await screen.findByRole('option', { name: /Tiago Duarte/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** Giulia moderates nothing here: the server refuses, and what was chosen stays. */
export const Refused: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'Tiago')
    await userEvent.click(await screen.findByRole('option', { name: /Tiago Duarte/ }))
    // The list stays open for more names; Escape closes it, and the form stays.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(screen.getByText('Tiago Duarte')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
