import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Screen } from './Screen'

const shows =
  (words: RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

const meta = {
  title: 'Screens/People',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/people' },
  play: shows(/Alessandro Gallo/),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever needs a first-aider sees first who can be reached; the card has the ways to them. */
export const FirstAiders: Story = {
  tags: ['!no-visual'],
  args: { address: '/people?duty=duty-first-aid&place=Torino%2C+Italy&person=francesca-marino' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /francesca.marino@meridiana/ })).toBeVisible()
    await expect(await canvas.findByText('Luca Ferrari is standing in')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { address: '/people?duty=duty-first-aid&place=Torino%2C+Italy' },
  play: shows(/Francesca Marino/),
}

export const FiltersOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Duty' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^First aider \(14\)/ })).toBeVisible())
  },
}

export const Everybody: Story = {}

export const PrivateByName: Story = { args: { address: '/people?search=petra' }, play: shows(/Petra Lang/) }

export const Nobody: Story = {
  args: { address: '/people?search=xylophone&place=Atlantis' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one found')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Location: Unknown' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/internal/v2/users': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/internal/v2/users': 500 } } },
  play: shows(/Couldn’t load people/),
}

export const Refused: Story = {
  parameters: { world: { seed: 'default', troubles: { '/internal/v2/users': 403 } } },
  play: shows(/403/),
}

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows(/Alessandro Gallo/),
}
