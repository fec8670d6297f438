import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Print post',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/print/p-1042' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Post 1042 in /)).toBeVisible()
    await expect(await canvas.findByRole('table', { name: /^Zero position/ })).toBeVisible()
    // The port of Storybook is another one each time, and would be in its pictures.
    canvas.getByText(/\/post\/p-1042\?revision=1$/).textContent = 'https://portal.example/post/p-1042?revision=1'
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

export const Post: Story = {}

export const WithFilesAndComments: Story = {
  tags: ['no-visual'],
  args: { address: '/post/print/p-1042?with=files,comments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Files' })).toBeVisible()
    await expect(await canvas.findByText(/^Sofia Karras, /)).toBeVisible()
  },
}

export const EarlierVersion: Story = {
  tags: ['no-visual'],
  args: { address: '/post/print/p-1015?revision=1' },
  play: shows(/superseded by version 3/),
}

export const UnknownVersion: Story = {
  tags: ['no-visual'],
  args: { address: '/post/print/p-1015?revision=9' },
  play: shows(/This version doesn’t exist/),
}

export const German: Story = {
  tags: ['no-visual'],
  globals: { language: 'de' },
  play: shows(/^Beitrag 1042 in /),
}

export const Greek: Story = {
  tags: ['no-visual'],
  globals: { language: 'el', viewport: { value: 'phone' } },
  play: shows(/^Ανάρτηση 1042 /),
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

/** Paper is white in every theme. */
export const Dark: Story = { tags: ['no-visual'], globals: { theme: 'dark' } }

export const Loading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1042': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading what will be printed')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1042': 500 } } },
  play: shows(/Couldn’t load the post/),
}

export const Refused: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1042': 403 } } },
  play: shows(/403/),
}

export const Missing: Story = { tags: ['no-visual'], args: { address: '/post/print/p-0' }, play: shows(/404/) }
