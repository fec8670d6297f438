import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Copy post',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/copy/p-1042' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

const offers =
  (title: string, pictures: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(await canvas.findByRole('checkbox', { name: pictures })).toBeChecked()
  }

export const Copy: Story = { play: offers('Copy post', 'Pictures') }

export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: offers('Copy post', 'Pictures'),
}

export const German: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: offers('Beitrag kopieren', 'Bilder'),
}

export const GreekOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: offers('Αντιγραφή ανάρτησης', 'Εικόνες'),
}

export const NothingChosen: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Title and text' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pictures' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(canvas.getByText('Choose what to copy.')).toBeVisible()
  },
}

export const Refused: Story = {
  tags: ['no-visual'],
  args: { address: '/post/copy/p-1041' },
  play: shows(/You can’t copy this post/),
}

export const Missing: Story = { tags: ['no-visual'], args: { address: '/post/copy/p-0' }, play: shows(/404/) }

export const Loading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1042': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the post')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Copy post' })).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1042': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This post could not be loaded' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
