import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Collections',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/collections' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

export const All: Story = { play: shows(/shared by Marco Bianchi/) }

export const None: Story = { tags: ['no-visual'], parameters: { world: 'empty' }, play: shows(/No collections yet/) }

export const Loading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/collections': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading collections')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/collections': 500 } } },
  play: shows(/Couldn’t load your collections/),
}

export const OneLoading: Story = {
  tags: ['no-visual'],
  args: { address: '/collections/collection-audit' },
  parameters: { world: { seed: 'default', troubles: { '/collections/collection-audit/posts': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading collection')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'All collections' })).toBeVisible()
  },
}

/** By Alt and an arrow, from a control of the row; the focus stays in it. */
export const Ordered: Story = {
  args: { address: '/collections/collection-audit' },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Posts in Supplier audit' })
    const links = () => [...grid.querySelectorAll('a')]
    await waitFor(() => expect(links().length).toBeGreaterThan(1))
    const [first, second] = links()
    first?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(links()[0]).toBe(second))
    await expect(first).toHaveFocus()
  },
}

export const SharedWithMe: Story = {
  tags: ['no-visual'],
  args: { address: '/collections/collection-lockout' },
  play: async (context) => {
    await shows(/shared by Marco Bianchi/)(context)
    await expect(context.canvas.queryByRole('button', { name: 'Edit collection' })).toBeNull()
  },
}

export const Gone: Story = {
  tags: ['no-visual'],
  args: { address: '/collections/none' },
  play: shows(/Collection not found/),
}

/** 1,000 posts come page by page. */
export const Full: Story = {
  tags: ['no-visual'],
  parameters: { world: 'crowded' },
  args: { address: '/collections/collection-everything' },
  play: shows(/1,000 posts/),
}

export const InGerman: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: shows(/geteilt von Marco Bianchi/),
}

export const OnAPhone: Story = {
  tags: ['phone'],
  args: { address: '/collections/collection-audit' },
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows(/Όλες οι συλλογές/),
}
