import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const shows =
  (words: RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

const meta = {
  title: 'Screens/Profile',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/profile/alessandro-gallo?origin=people' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alessandro Gallo' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Recent posts' })).toBeVisible()
    const shared = within(await canvas.findByRole('region', { name: 'In common with you' }))
    await expect(await shared.findByText('Quality and safety')).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Colleague: Story = { tags: ['!no-visual'] }

export const OnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
}

export const Own: Story = { args: { address: '/profile' }, play: shows(/I look after the checks/) }

/** What else there is, behind one button; numbers and addresses can be copied. */
export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy 537' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report wrong data' })).toBeVisible())
  },
}

export const WithoutMailAndPhone: Story = {
  args: { address: '/profile/davide-greco' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('---')).toHaveLength(2)
  },
}

export const Away: Story = {
  args: { address: '/profile/giorgio-barbieri' },
  play: shows(/Luca Ferrari is standing in/),
}

export const Private: Story = { args: { address: '/profile/petra-lang' }, play: shows(/This profile is private/) }

export const Deleted: Story = {
  args: { address: '/profile/roberto-esposito' },
  play: shows(/This account was deleted/),
}

export const Missing: Story = { args: { address: '/profile/nobody' }, play: shows(/404/) }

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/alessandro-gallo/profile': 500 } } },
  play: shows(/Couldn’t load the profile/),
}

export const PartsFailed: Story = {
  parameters: {
    world: {
      seed: 'default',
      troubles: { '/alessandro-gallo/in-common': 500, '/alessandro-gallo/reports': 500 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Couldn’t load what you have in common.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Team/ }))
    await expect(await canvas.findByText('Couldn’t load the team.')).toBeVisible()
  },
}

/** The number of a tab is that of the list behind it. */
export const Team: Story = {
  tags: ['!no-visual'],
  args: { address: '/profile/alessandro-gallo?tab=team' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Giovanna Serra', { selector: 'li *' })).toBeVisible()
    await expect(await canvas.findByText('Davide Greco')).toBeVisible()
    const people = within(canvas.getByRole('tabpanel')).getAllByRole('listitem').length
    await expect(canvas.getByRole('tab', { name: new RegExp(`^Team\\s*${people}$`) })).toBeVisible()
  },
}

export const Posts: Story = {
  args: { address: '/profile/alessandro-gallo?tab=posts' },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel'))
    const rows = await panel.findAllByRole('listitem')
    await expect(canvas.getByRole('tab', { name: new RegExp(`^Posts\\s*${rows.length}$`) })).toBeVisible()
  },
}

export const Communities: Story = {
  args: { address: '/profile/alessandro-gallo?tab=communities' },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel'))
    const rows = await panel.findAllByRole('listitem')
    await expect(canvas.getByRole('tab', { name: new RegExp(`^Communities\\s*${rows.length}$`) })).toBeVisible()
  },
}

export const German: Story = { globals: { language: 'de' }, play: shows(/Gemeinsam mit Ihnen/) }
