import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
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
  title: 'Screens/Manage',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, ...marcosWorld() },
  decorators: [asAdministrator],
  args: { address: '/manage' },
  play: shows(/61 accounts/),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Everybody: Story = { tags: ['!no-visual'] }

export const OnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
}

export const Blocked: Story = {
  args: { address: '/manage?state=blocked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bruno Almeida' })).toBeVisible()
    await expect(canvas.getAllByText('1 account')[0]).toBeVisible()
  },
}

/** The row opens the person with the account; the form that blocks asks for a reason. */
export const BlockForm: Story = {
  tags: ['!no-visual', 'overlay'],
  args: { address: '/manage?search=tiago' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiago Duarte' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tiago Duarte' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Block…' }))
    const form = within(await dialog.findByRole('form', { name: 'Block Tiago Duarte' }))
    await userEvent.click(form.getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(form.getByText('Enter a reason')).toBeVisible())
  },
}

/** Why somebody is blocked, since when and by whom. */
export const BlockedPerson: Story = {
  args: { address: '/manage?state=blocked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bruno Almeida' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bruno Almeida' }))
    await waitFor(() => expect(dialog.getByText(/On parental leave until spring/)).toBeVisible())
    await expect(dialog.getByText('Until someone unblocks it')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Unblock' }))
    await waitFor(() => expect(dialog.queryByText(/On parental leave until spring/)).toBeNull())
  },
}

/** Nobody blocks themselves. */
export const Oneself: Story = {
  args: { address: '/manage?search=marco' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Marco Bianchi' }))
    await waitFor(() => expect(screen.getByText('You can’t block your own account.')).toBeVisible())
  },
}

export const Nobody: Story = {
  args: { address: '/manage?search=xylophone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No accounts found')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Clear all' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: marcosWorld({ '/registry/users': 'never' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Manage' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: marcosWorld({ '/registry/users': 500 }),
  play: shows(/Couldn’t load the accounts/),
}

export const Refused: Story = {
  parameters: marcosWorld({ '/registry/users': 403 }),
  play: shows(/403/),
}

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows(/61 λογαριασμοί/),
}
