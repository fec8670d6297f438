import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { giulia } from '@/shared/testing/with-scope'

import { ComposerTeaser } from './ComposerTeaser'

const meta = {
  title: 'Features/Composer/Teaser',
  component: ComposerTeaser,
  args: { person: giulia, onOpen: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '42.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof ComposerTeaser>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share something with your communities' }))
    await expect(args.onOpen).toHaveBeenCalled()
  },
}
export const German: Story = { globals: { language: 'de' } }
export const Greek: Story = { globals: { language: 'el' } }
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
