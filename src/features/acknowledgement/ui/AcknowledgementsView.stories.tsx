import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AcknowledgementsView } from './AcknowledgementsView'

const meta = {
  title: 'Features/Acknowledgement/List',
  component: AcknowledgementsView,
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { postId: 'p-967' },
} satisfies Meta<typeof AcknowledgementsView>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/acknowledgements': 'never' } } },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/acknowledgements': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the acknowledgements')).toBeVisible()
  },
}

/** For whom the post is open and the list is not. */
export const Refused: Story = {
  args: { postId: 'p-1035' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see who has acknowledged this post')).toBeVisible()
  },
}
