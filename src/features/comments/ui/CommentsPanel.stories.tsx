import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CommentsPanel } from './CommentsPanel'

const meta = {
  title: 'Features/Comments/Conversation',
  component: CommentsPanel,
  parameters: { world: 'default' },
  decorators: [(Story) => <div style={{ maxInlineSize: '45rem' }}>{Story()}</div>],
  args: { postId: 'p-1042', canComment: true },
} satisfies Meta<typeof CommentsPanel>

export default meta
type Story = StoryObj<typeof meta>

const showsComments: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('article'))[0]).toBeVisible()
}
const call = '/posts/p-1042/comments'

export const Default: Story = { play: showsComments }

export const MarkedByTheAddress: Story = { args: { markedCommentId: 'cm-803' }, play: showsComments }

export const ReadOnly: Story = { args: { canComment: false }, play: showsComments }

export const Answering: Story = {
  play: async (context) => {
    await showsComments(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getAllByRole('button', { name: /^Reply to/ })[0] as HTMLElement)
    await expect((await canvas.findAllByRole('textbox')).length).toBe(2)
  },
}

export const Loading: Story = { parameters: { world: { seed: 'default', troubles: { [call]: 'never' } } } }

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { [call]: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Narrow: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: showsComments,
}
