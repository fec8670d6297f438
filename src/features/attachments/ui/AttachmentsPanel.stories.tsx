import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { AttachmentsPanel } from './AttachmentsPanel'

const meta = {
  title: 'Features/Attachments/All files',
  component: AttachmentsPanel,
  parameters: { world: 'default' },
  decorators: [(Story) => <div style={{ maxInlineSize: '45rem' }}>{Story()}</div>],
  args: { postId: 'p-1042' },
} satisfies Meta<typeof AttachmentsPanel>

export default meta
type Story = StoryObj<typeof meta>

const showsFiles: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('report-line4.pdf')).toBeVisible()
}
const call = '/posts/p-1042/attachments'

export const Default: Story = { play: showsFiles }
export const German: Story = { globals: { language: 'de' }, play: showsFiles }
export const Loading: Story = { parameters: { world: { seed: 'default', troubles: { [call]: 'never' } } } }
export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { [call]: 503 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Narrow: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } }, play: showsFiles }
