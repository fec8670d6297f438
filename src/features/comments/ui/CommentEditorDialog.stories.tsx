import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { withScope } from '@/shared/testing/with-scope'
import { $drafts } from '../model/drafts'
import { CommentEditorDialog } from './CommentEditorDialog'

const text =
  'We replaced the sensor on both shifts and checked the zero position three times.\n\nWhat is left: the alert for a drift of more than 0.2 mm.'

const meta = {
  title: 'Features/Comments/Large window',
  component: CommentEditorDialog,
  tags: ['overlay', 'no-visual'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { request: { overlay: 'commentEditor', postId: 'p-1042' }, onClose: fn() },
  decorators: [withScope([[$drafts, [{ postId: 'p-1042', replyToCommentId: null, text, clientKey: 'key-12345' }]]])],
  play: async () => {
    await expect(await screen.findByRole('textbox')).toHaveFocus()
  },
} satisfies Meta<typeof CommentEditorDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = {}
export const Empty: Story = { decorators: [withScope([[$drafts, []]])] }
export const German: Story = { globals: { language: 'de' } }
export const GreekOnAPhone: Story = { tags: ['phone'], globals: { language: 'el', viewport: { value: 'phone' } } }
