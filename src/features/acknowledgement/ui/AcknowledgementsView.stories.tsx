import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AcknowledgementsView } from './AcknowledgementsView'

const meta = {
  title: 'Features/Post/Acknowledgements',
  component: AcknowledgementsView,
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { postId: 'p-967' },
} satisfies Meta<typeof AcknowledgementsView>

export default meta
type Story = StoryObj<typeof meta>

/** The filter narrows the list to as many as its number says, and all who are missing can be reminded once. */
export const Reminded: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3)
    await userEvent.click(await canvas.findByRole('button', { name: /^Remind/ }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Each of them gets a notification')
    await userEvent.click((await screen.findAllByRole('button', { name: /^Remind/ })).at(-1) ?? question)
    await expect((await canvas.findAllByText('20 November 2026')).length).toBeGreaterThan(0)
  },
}

/** For whom the list is closed. */
export const Refused: Story = {
  args: { postId: 'p-1035' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see who has acknowledged this post')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/acknowledgements': 'never' } } },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/acknowledgements': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the acknowledgements')).toBeVisible()
  },
}
