import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { asAdministrator } from '@/shared/testing/administrator'
import { Screen } from './Screen'

const marcosWorld = (troubles: Record<string, number | 'never'> = {}) => ({
  world: { seed: 'default', signedInAs: 'marco.bianchi', troubles },
})

const shows =
  (words: RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

const meta = {
  title: 'Screens/Admin',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, ...marcosWorld() },
  decorators: [asAdministrator],
  args: { address: '/admin-v2' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Mails are late, and it is said since when. */
export const Installation: Story = {
  tags: ['!no-visual'],
  play: async ({ canvas }) => {
    const services = within(await canvas.findByRole('region', { name: 'Services' }))
    await expect(services.getByText('Degraded')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Features' })).toBeVisible()
  },
}

export const InstallationOnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
  play: shows(/^Degraded$/),
}

/** What was done, from what to what, and why. */
export const Audit: Story = {
  tags: ['!no-visual'],
  args: { address: '/admin-v2/audit' },
  play: shows(/^320 entries$/),
}

export const AuditNarrowed: Story = {
  args: { address: '/admin-v2/audit?act=group-members&search=line' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Audit log' }))
    await expect(list.getAllByText('Group members changed')[0]).toBeVisible()
    await expect(list.queryByText('Account blocked')).toBeNull()
  },
}

export const AuditOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { address: '/admin-v2/audit' },
  play: shows(/^320 εγγραφές$/),
}

export const AuditEmpty: Story = {
  args: { address: '/admin-v2/audit?search=xylophone' },
  play: shows(/^No entries found$/),
}

export const AuditFailed: Story = {
  args: { address: '/admin-v2/audit' },
  parameters: marcosWorld({ '/audit-entries': 500 }),
  play: shows(/^Couldn’t load the log$/),
}

export const Loading: Story = {
  parameters: marcosWorld({ '/admin-info': 'never' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: marcosWorld({ '/admin-info': 500 }),
  play: shows(/^Couldn’t load the installation$/),
}

export const Refused: Story = {
  parameters: marcosWorld({ '/admin-info': 403 }),
  play: shows(/403/),
}
