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

export const AllFailed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/collections': 500 } } },
  play: shows(/Couldn’t load your collections/),
}

/** By Alt and an arrow, and back. */
export const Ordered: Story = {
  args: { address: '/collections/collection-audit' },
  play: async ({ canvas, userEvent }) => {
    const down = await canvas.findAllByRole('button', { name: /^Move down/ })
    const list = canvas.getByRole('list', { name: 'Posts in Supplier audit' })
    const first = () => list.querySelector('li a')?.textContent
    const before = first()
    down[0]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(first()).not.toBe(before))
  },
}

export const SharedWithMe: Story = {
  tags: ['no-visual'],
  args: { address: '/collections/collection-lockout' },
  play: shows(/shared by Marco Bianchi/),
}

export const Gone: Story = {
  tags: ['no-visual'],
  args: { address: '/collections/none' },
  play: shows(/Collection not found/),
}

export const OnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/collections/collection-audit' },
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows(/Όλες οι συλλογές/),
}
