import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { $session, type User } from '@/features/session'
import type { OverlayRequestOf } from '@/shared/overlays'
import { giulia, withScope } from '@/shared/testing/with-scope'
import { GroupInfoDialog } from './GroupInfoDialog'

const group = (groupId: string, name: string, view?: 'admin'): OverlayRequestOf<'groupInfo'> => ({
  overlay: 'groupInfo',
  groupId,
  name,
  ...(view && { view }),
})

/** The dialog lies beside the story's own place. */
const shows =
  (words: string | RegExp): NonNullable<StoryObj['play']> =>
  async () => {
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
  }

const showsMembers: NonNullable<StoryObj['play']> = async () => {
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toBeVisible())
}

const administrator: User = { ...giulia, capabilities: { resellerAdmin: false, manageUsers: true } }

const meta = {
  title: 'Features/Group info',
  component: GroupInfoDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { request: group('group-on-shift', 'Everyone on shift'), onClose: fn() },
  play: showsMembers,
} satisfies Meta<typeof GroupInfoDialog>

export default meta
type Story = StoryObj<typeof meta>

export const FirstMembers: Story = {}

export const MoreMembers: Story = {
  play: async (context) => {
    await showsMembers(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Show more members' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(28))
  },
}

export const Searched: Story = {
  play: async (context) => {
    await showsMembers(context)
    await context.userEvent.type(screen.getByRole('searchbox'), 'anna')
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(8))
    await expect(within(screen.getByRole('list')).getAllByRole('button')[0]).toHaveTextContent(/anna/i)
  },
}

export const NobodyFound: Story = {
  play: async (context) => {
    await showsMembers(context)
    await context.userEvent.type(screen.getByRole('searchbox'), 'xyzzy')
    await shows('No matching members')(context)
  },
}

export const AdminView: Story = {
  args: { request: group('group-on-shift', 'Everyone on shift', 'admin') },
  decorators: [withScope([[$session, { phase: 'signed-in', user: administrator }]])],
  play: shows('Edit group'),
}

export const Empty: Story = {
  args: { request: group('group-empty', 'Choir') },
  play: shows('This group has no members yet'),
}

export const Deleted: Story = {
  args: { request: group('group-old-press-hall', 'Old press hall') },
  play: shows('This group was deleted.'),
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/groups/group-on-shift': 'never' } } },
  play: shows('Everyone on shift'),
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/groups/group-on-shift': 500 } } },
  play: shows('Couldn’t load the group'),
}

export const MembersFailed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/groups/group-on-shift/members': 500 } } },
  play: shows('Couldn’t load members'),
}

export const NotAllowed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/groups/group-on-shift': 403 } } },
  play: shows('You can’t view groups'),
}

export const German: Story = { globals: { language: 'de' } }

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { language: 'el', viewport: { value: 'phone' } },
}
