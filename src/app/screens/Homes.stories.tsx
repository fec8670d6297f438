import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Homes',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/digital-workplace/home-torino' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible())
  }

/** Everything that a home can show, each part asked for by itself. */
export const Plant: Story = {
  tags: ['tall'],
  play: async ({ canvas }) => {
    const news = within(await canvas.findByRole('region', { name: 'News' }))
    await expect(await news.findByText('Il calore delle presse scalda gli spogliatoi')).toBeVisible()
    // Asked for again each time: what comes takes the place of what announced it.
    const inWidget = (name: string) => within(canvas.getByRole('region', { name }))
    await waitFor(() => expect(inWidget('For you to do').getAllByRole('listitem')).toHaveLength(3))
    await waitFor(() => expect(inWidget('New at the plant').getByText('Nicolò Villa')).toBeVisible())
    await expect(await canvas.findByRole('img', { name: 'From 95.1 to 96.4' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'it' },
  parameters: { world: { seed: 'default', signedInAs: 'davide.greco' } },
  play: shows('La nuova pressa arriva alle quattro del mattino'),
}

/** One part fails alone. */
export const OneFailed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/widgets/torino-news/data': 500 } } },
  play: async ({ canvas }) => {
    const news = within(await canvas.findByRole('region', { name: 'News' }))
    await expect(await news.findByRole('button', { name: 'Try again: News' })).toBeVisible()
    await expect(await canvas.findByText(/Nuova pressa in arrivo/)).toBeVisible()
  },
}

/** Without a home in the address it leads to the current one. */
export const Current: Story = {
  tags: ['no-visual'],
  args: { address: '/digital-workplace' },
  play: shows('Where the lamps are on'),
}

export const Empty: Story = {
  tags: ['no-visual'],
  parameters: { world: 'empty' },
  play: shows('Nothing here yet'),
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/homes/home-torino': 500 } } },
  play: shows('Couldn’t load this home'),
}

export const Loading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/homes/home-torino': 'never' } } },
  play: shows('Loading'),
}

/** For others: the page of a closed workspace. */
export const Closed: Story = {
  tags: ['no-visual'],
  args: { address: '/digital-workplace/home-campinas' },
  play: shows('You don’t have access to this workspace'),
}

export const Withdrawn: Story = {
  tags: ['no-visual'],
  args: { address: '/digital-workplace/home-summer' },
  play: shows('Page not found'),
}

export const InGreek: Story = {
  tags: ['no-visual', 'phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows('Νέα'),
}

export const InGerman: Story = {
  tags: ['no-visual'],
  globals: { language: 'de' },
  play: shows('Die neue Presse kommt um vier Uhr morgens'),
}
