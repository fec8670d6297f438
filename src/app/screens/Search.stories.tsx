import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Screen } from './Screen'

const shows =
  (words: RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible())
  }

const meta = {
  title: 'Screens/Search',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/search-v2?q=press+sensor+-drill&filter=f1' },
  play: shows(/results in/),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Grouped by post, with what was found inside, beside what narrows it. */
export const Results: Story = {
  tags: ['!no-visual'],
  args: { address: '/search-v2?q=press+sensor+-drill&filter=f1&in=quality-and-safety&in=plant-torino&from=2026-09-01' },
}

export const OnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
}

export const Documents: Story = {
  tags: ['!no-visual'],
  args: { address: '/search-v2?q=torque&types=documents' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /report-line4.pdf\s+version 3, page 3/ })).toBeVisible()
  },
}

export const Media: Story = {
  tags: ['!no-visual'],
  args: { address: '/search-v2?q=press&types=media' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Open picture/ }))[0]).toBeVisible()
  },
}

export const Comments: Story = { args: { address: '/search-v2?q=πρεσα&types=comments' }, play: shows(/Βλάχος/) }

export const FiltersOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Community' })).toBeVisible())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stabilimento Torino' }))
    await expect(await screen.findByRole('button', { name: 'Remove filter: Stabilimento Torino' })).toBeInTheDocument()
    await expect(screen.getByRole('checkbox', { name: 'Stabilimento Torino' })).toHaveFocus()
  },
}

export const Nothing: Story = {
  tags: ['!no-visual'],
  args: { address: '/search-v2?q=zeppelin&has=file' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing found for “zeppelin”')).toBeVisible()
    await expect((await canvas.findAllByRole('button', { name: 'Clear all' }))[0]).toBeVisible()
  },
}

export const NothingAsked: Story = {
  tags: ['!no-visual'],
  args: { address: '/search-v2' },
  play: shows(/How to search/),
}

export const SignsOnly: Story = { args: { address: '/search-v2?q=%2B+-+%22%22' }, play: shows(/no word to search for/) }

export const TooLong: Story = {
  args: { address: `/search-v2?q=${'a'.repeat(600)}` },
  play: shows(/600 of 500 characters/),
}

/** Forty words: the last eight are not asked for. */
export const TooManyWords: Story = {
  args: { address: `/search-v2?q=${Array.from({ length: 40 }, (_, index) => `press${index}`).join('+')}+press` },
  play: shows(/Ignored: press32/),
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/internal/v2/communication/search': 'never' } } },
  play: shows(/Searching…/),
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/internal/v2/communication/search': 503 } } },
  play: shows(/Couldn’t search/),
}

export const Offline: Story = {
  parameters: { world: { seed: 'default', troubles: { '/internal/v2/communication/search': 'offline' } } },
  play: shows(/Couldn’t search/),
}

export const InACommunity: Story = {
  tags: ['!no-visual'],
  args: { address: '/community/quality-and-safety/search?q=press' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /results in/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute(
      'href',
      expect.stringContaining('/search-v2?q=press'),
    )
    await expect(canvas.queryByRole('group', { name: 'Community' })).toBeNull()
  },
}

export const German: Story = { globals: { language: 'de' }, play: shows(/Ergebnisse in/) }

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows(/αποτελέσματα σε/),
}
