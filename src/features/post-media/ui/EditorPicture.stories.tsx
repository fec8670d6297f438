import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EditorPicture } from './EditorPicture'

const preview = './api/files/pictures/kitchen/1.svg'
const image = { id: 'image-1', url: preview, width: 1600, height: 1067, alternativeText: '' }
const failed = { phase: 'failed' as const, file: new Blob(), words: undefined, name: 'IMG_2041.HEIC', preview }

const meta = {
  title: 'Features/Post media/Picture',
  component: EditorPicture,
  args: { picture: { phase: 'sent', image }, onEdit: fn(), onDescribe: fn(), onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof EditorPicture>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutDescription: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Describe' })),
}

export const Described: Story = {
  args: {
    picture: { phase: 'sent', image: { ...image, alternativeText: 'The canteen', caption: 'From 12:00 to 14:00' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The canteen' })).toBeInTheDocument()
    await canvas.findByText('From 12:00 to 14:00')
  },
}

export const OnItsWay: Story = {
  args: { picture: { phase: 'sending', file: new Blob(), words: undefined, name: 'press-2.jpg', preview, share: 0.4 } },
  play: async ({ canvas }) =>
    void (await expect(canvas.getByRole('progressbar', { name: 'Uploading press-2.jpg' })).toBeVisible()),
}

export const Lost: Story = {
  args: { picture: { ...failed, name: 'press-2.jpg', failure: 'sending', again: true } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
}

export const Heic: Story = {
  args: { picture: { ...failed, failure: 'heic', again: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(/attach it as a file/)
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Gone: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => void (await canvas.findByText('This picture is no longer available')),
}
