import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { withScope } from '@/shared/testing/with-scope'
import { DropAnywhere } from './DropAnywhere'

const meta = {
  title: 'Features/Upload/Drop anywhere',
  component: DropAnywhere,
  args: { postId: 'p-1042', postTitle: 'Line 4 stop on Tuesday: cause and countermeasure' },
  decorators: [withScope([])],
  tags: ['no-visual'],
} satisfies Meta<typeof DropAnywhere>

export default meta
type Story = StoryObj<typeof meta>

function drag(type: 'dragover' | 'dragleave', place: HTMLElement) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['text'], 'notes.txt', { type: 'text/plain' }))
  place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

/** Files are held above the page. */
export const FilesAbove: Story = {
  play: async ({ canvas, canvasElement }) => {
    // The page begins to listen a moment after it has been drawn.
    await waitFor(() => {
      drag('dragover', canvasElement)
      return expect(canvas.getByText(/^Drop to add files to “Line 4 stop/)).toBeVisible()
    })
  },
}

/** They have left the window again. */
export const FilesGone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      drag('dragover', canvasElement)
      canvas.getByText(/^Drop to add files/)
    })
    drag('dragleave', canvasElement)
    await waitFor(() => expect(canvas.queryByText(/^Drop to add files/)).toBeNull())
  },
}
