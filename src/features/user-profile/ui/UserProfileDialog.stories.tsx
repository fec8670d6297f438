import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { OverlayRequestOf } from '@/shared/overlays'
import { giulia, withScope } from '@/shared/testing/with-scope'
import { $session, type User } from '@/features/session'
import { UserProfileDialog } from './UserProfileDialog'

const profileOf = (userId: string, name: string, view?: 'admin'): OverlayRequestOf<'userProfile'> => ({
  overlay: 'userProfile',
  userId,
  name,
  ...(view && { view }),
})

/** The dialog lies beside the story's own place. */
const shows =
  (words: string | RegExp): NonNullable<StoryObj['play']> =>
  async () => {
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
  }

const administrator: User = { ...giulia, capabilities: { resellerAdmin: false, manageUsers: true } }
const withoutProfiles: User = { ...giulia, userSettings: { viewUserProfiles: false } }
const seenBy = (user: User) => withScope([[$session, { phase: 'signed-in', user }]])

const meta = {
  title: 'Features/User profile',
  component: UserProfileDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { request: profileOf('sofia-karras', 'Sofia Karras'), onClose: fn() },
  play: shows('sofia.karras@meridiana.example'),
} satisfies Meta<typeof UserProfileDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Colleague: Story = {}

export const Oneself: Story = {
  args: { request: profileOf('giulia-riva', 'Giulia Riva') },
  play: shows('giulia.riva@meridiana.example'),
}

export const WithoutMailAndPhone: Story = {
  args: { request: profileOf('davide-greco', 'Davide Greco') },
  play: shows('Press operator, Torino'),
}

export const Private: Story = {
  args: { request: profileOf('petra-lang', 'Petra Lang') },
  play: shows('This profile is private.'),
}

export const PrivateSeenByAnAdministrator: Story = {
  args: { request: profileOf('petra-lang', 'Petra Lang', 'admin') },
  parameters: { world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  decorators: [seenBy(administrator)],
  play: shows('petra.lang@meridiana.example'),
}

export const Deleted: Story = {
  args: { request: profileOf('roberto-esposito', 'Roberto Esposito') },
  play: shows('This account was deleted.'),
}

export const BlockedInTheAdminView: Story = {
  args: { request: profileOf('bruno-almeida', 'Bruno Almeida', 'admin') },
  decorators: [seenBy(administrator)],
  play: shows('User ID'),
}

export const NotAllowedToSeeProfiles: Story = {
  decorators: [seenBy(withoutProfiles)],
  play: shows('Your account can’t view other people’s profiles.'),
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/users/sofia-karras': 'never' } } },
  play: shows('Sofia Karras'),
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/users/sofia-karras': 500 } } },
  play: shows('Couldn’t load the profile'),
}

export const NobodyKnown: Story = {
  parameters: { world: { seed: 'default', troubles: { '/users/sofia-karras': 404 } } },
  play: shows('Person not found'),
}

export const NotAllowedToLookPeopleUp: Story = {
  parameters: { world: { seed: 'default', troubles: { '/users/sofia-karras': 403 } } },
  play: shows('You can’t view profiles'),
}

export const German: Story = { globals: { language: 'de' } }

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { language: 'el', viewport: { value: 'phone' } },
}
