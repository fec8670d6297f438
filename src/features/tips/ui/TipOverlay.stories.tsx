import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { Tip } from '@/shared/overlays'
import { withScope } from '@/shared/testing/with-scope'

import { newVersionTip, signedOutTip } from '../model/standard-tips'
import { $tip } from '../model/tips'
import { TipOverlay } from './TipOverlay'

const saying = (tip: Tip) => [withScope([[$tip, { phase: 'staying', serial: 1, tip }]])]

const meta = {
  title: 'Features/Tips',
  component: TipOverlay,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    // What a tip looks like is a chunk of its own.
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent(/\w/))
  },
} satisfies Meta<typeof TipOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { decorators: saying({ severity: 'success', title: 'Link copied' }) }
export const NewVersion: Story = { decorators: saying(newVersionTip) }
export const SignedOut: Story = { decorators: saying(signedOutTip) }
export const System: Story = {
  decorators: saying({
    severity: 'system',
    title: 'Maintenance on Saturday',
    message: 'The portal rests from 22:00 to 23:30.',
    actionCallbacks: [{ label: 'Understood', onSelect: () => undefined }],
  }),
}
export const Failure: Story = {
  decorators: saying({
    severity: 'error',
    title: 'The status was not changed',
    message: {
      ops: [
        { insert: 'Somebody moved this post to ' },
        { insert: 'Approved', attributes: { bold: true } },
        { insert: ' a minute ago.\n' },
      ],
    },
    actionCallbacks: [{ label: 'Show the change', onSelect: () => undefined }],
  }),
}
