import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { PostCover } from './PostCover'

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#1f4f5a"/><circle cx="${width / 2}" cy="${height / 2}" r="${height * 0.4}" fill="#e2a15f"/></svg>`,
  )}`

const meta = {
  title: 'Features/Posts/Cover',
  component: PostCover,
  // The card says by its width where the picture stands.
  decorators: [(Story) => <div style={{ containerType: 'inline-size', maxInlineSize: '40rem' }}>{Story()}</div>],
  args: { src: drawn(600, 400), place: 'wide', eager: true },
} satisfies Meta<typeof PostCover>

export default meta
type Story = StoryObj<typeof meta>

const shape = (canvas: HTMLElement) => {
  const cover = canvas.querySelector<HTMLElement>('[data-cover]')
  return (cover?.offsetWidth ?? 0) / (cover?.offsetHeight ?? 1)
}

export const Wide: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(12 / 5, 1)
  },
}

export const Beside: Story = {
  args: { place: 'beside' },
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(3 / 2, 1)
  },
}

/** Where the card is narrow it stands below the words after all. */
export const BesideInANarrowCard: Story = {
  args: { place: 'beside' },
  decorators: [(Story) => <div style={{ containerType: 'inline-size', maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(12 / 5, 1)
  },
}

/** Six times as wide as high: it is cut at its sides and keeps its height. */
export const Band: Story = {
  tags: ['visual'],
  args: { src: drawn(600, 100) },
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(12 / 5, 1)
  },
}

/** Its place keeps its size, so that nothing below it moves. */
export const DoesNotCome: Story = {
  tags: ['visual'],
  args: { src: 'data:,' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(shape(canvasElement)).toBeCloseTo(12 / 5, 1)
  },
}
