import { useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { queries } from '../api/community-queries'
import { MembershipButton } from './MembershipButton'

function Connected({ communityId }: { communityId: string }) {
  const { data } = useQuery(queries.detail(communityId))
  return data ? <MembershipButton community={data} /> : null
}

const meta = {
  title: 'Features/Communities/Membership',
  component: Connected,
  parameters: { world: 'default' },
  args: { communityId: 'people-and-places' },
} satisfies Meta<typeof Connected>

export default meta
type Story = StoryObj<typeof meta>

/** One click joins; leaving is in the menu of the same button. */
export const JoinAndLeave: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join People and places' }))
    const member = await canvas.findByRole('button', { name: 'Member: People and places' })
    // The pressed button became another one, and the focus stays.
    await waitFor(() => expect(member).toHaveFocus())
    await userEvent.click(member)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave community' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Join People and places' })).toBeVisible())
  },
}

/** Rules and a few words first; the request can be taken back. */
export const AskAndWithdraw: Story = {
  args: { communityId: 'shift-leads-torino' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask to join/ }))
    await waitFor(() => expect(screen.getByText('Niente nomi di chi è malato.')).toBeVisible())
    await userEvent.type(screen.getByRole('textbox'), 'I plan line 4.')
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Withdraw/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Ask to join/ })).toBeVisible())
  },
}

/** The server refuses: what was typed stays. */
export const AskRefused: Story = {
  args: { communityId: 'shift-leads-torino' },
  parameters: { world: { seed: 'default', troubles: { '/membership': 500 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask to join/ }))
    await userEvent.type(await screen.findByRole('textbox'), 'I plan line 4.')
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(screen.getByRole('textbox')).toHaveValue('I plan line 4.')
  },
}

export const Invited: Story = {
  args: { communityId: 'atelier-lyon' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept invitation to Atelier Lyon' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Member: Atelier Lyon' })).toBeVisible())
  },
}

/** Who does not want to come says so beside it. */
export const Declined: Story = {
  tags: ['no-visual'],
  args: { communityId: 'atelier-lyon' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Decline/ }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Accept invitation/ })).toBeNull())
  },
}

export const Assigned: Story = {
  args: { communityId: 'works-council' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Members are assigned')).toBeVisible())
  },
}
