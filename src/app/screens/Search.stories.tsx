import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Search',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/search-v2?q=press+sensor+-drill&filter=f-1' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible())
  }

/** Posts with what was found inside them, and what narrows them. */
export const Results: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: /^\d+ results in \d+ posts$/ })).toBeVisible(),
    )
    await expect(canvas.getByText('Read as press or sensor, without drill')).toBeVisible()
  },
}

/** A filter narrows, says so in a chip and gives way to its removal, which keeps the focus near. */
export const Filtered: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /^Quality and safety/ })
    await userEvent.click(box)
    const chip = await canvas.findByRole('button', { name: 'Remove filter: Quality and safety' })
    await expect(canvas.getByRole('checkbox', { name: /^Quality and safety/ })).toBeChecked()
    await userEvent.click(chip)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Quality and safety/ })).not.toBeChecked())
  },
}

export const Comments: Story = {
  tags: ['no-visual'],
  args: { address: '/search-v2?q=press+sensor&filter=f-1&types=comments' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Comment by/ })[0]).toBeVisible())
  },
}

/** A figure in a file, at its page. */
export const Documents: Story = {
  args: { address: '/search-v2?q=%229.5+Nm%22&filter=f-1&types=documents' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open page 3 of report-line4.pdf' })).toBeVisible())
  },
}

/** Pictures open large. */
export const Media: Story = {
  tags: ['no-visual'],
  args: { address: '/search-v2?q=press&filter=f-1&types=media' },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('list', { name: 'Media' })
    const [first] = within(grid).getAllByRole('button')
    if (first) await userEvent.click(first)
    await screen.findByRole('dialog')
  },
}

export const NothingFound: Story = {
  tags: ['no-visual'],
  args: { address: '/search-v2?q=zeppelin&filter=f-1' },
  play: shows('Nothing found'),
}

/** What stands in the address and does not exist leaves it, and nothing is thrown. */
export const DamagedAddress: Story = {
  tags: ['no-visual'],
  args: {
    address: '/search-v2?q=press&filter=f-1&types=people&sort=oddest&in=nowhere&from=2026-02-30&has=wings&colour=red',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^\d+ results/ })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull())
  },
}

/** Pictures stand among the posts, and lead to all of them. */
export const PicturesAmongPosts: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^All \d+ Media$/ }))
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Media/ })).toHaveFocus())
  },
}

/** Below the head of a community: only what stands there. */
export const InACommunity: Story = {
  args: { address: '/community/quality-and-safety/search?q=press&filter=f-1' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^\d+ results/ })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Search everywhere' })).toBeVisible()
  },
}

export const InACommunityOnAPhone: Story = {
  ...InACommunity,
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /αποτ/ })).toBeVisible())
  },
}

/** Nothing is sent for signs alone. */
export const SignsAlone: Story = {
  tags: ['no-visual'],
  args: { address: '/search-v2?q=%2B+-&filter=f-1' },
  play: shows('There is nothing to search for'),
}

export const TooLong: Story = {
  tags: ['no-visual'],
  args: { address: `/search-v2?q=${'x'.repeat(600)}&filter=f-1` },
  play: shows('It has 600 characters. Up to 500 are possible.'),
}

/** Without a query: how words and signs are read. */
export const Start: Story = {
  tags: ['no-visual'],
  args: { address: '/search-v2' },
  play: shows('How to search'),
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/search': 503 } } },
  play: shows('The search didn’t work'),
}

export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Filter' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Filter' })
  },
}

export const PhoneGreek: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { address: '/search-v2?q=%CF%80%CF%81%CE%B5%CF%83%CE%B1&filter=f-1' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/αποτ/))
  },
}
