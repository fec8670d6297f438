import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Tip } from '@/shared/overlays'
import { withScope } from '@/shared/testing/with-scope'
import { newVersionTip } from '../model/standard-tips'
import { $tip } from '../model/tips'
import { TipOverlay } from './TipOverlay'

/** A tip that stays as long as the story does. */
function showing(tip: Tip): Story {
  return {
    decorators: [withScope([[$tip, { phase: 'staying', serial: 1, tip }]])],
    // What a tip looks like comes as a chunk of its own.
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('[data-tone]')).not.toBeNull(), { timeout: 10_000 })
    },
  }
}

const meta = {
  title: 'Features/Tips',
  component: TipOverlay,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TipOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Success = showing({ severity: 'success', title: 'Link copied' })
export const NewVersion = showing(newVersionTip)
export const System = showing({
  severity: 'system',
  title: 'Maintenance on Saturday',
  message: 'The portal rests from 22:00 to 23:30.',
  actionCallbacks: [{ label: 'Got it', onSelect: () => undefined }],
})
export const Failure = showing({
  severity: 'error',
  title: 'The status was not changed',
  message: {
    ops: [
      { insert: 'Someone moved this post to ' },
      { insert: 'Approved', attributes: { bold: true } },
      { insert: ' a minute ago.\n' },
    ],
  },
  actionCallbacks: [{ label: 'Show the change', onSelect: () => undefined }],
})

export const ProWithAPicture = showing({
  severity: 'pro',
  closeBehavior: 'manual',
  direction: 'vertical',
  title: 'Press / to search from anywhere',
  message: 'Single keys can be switched off in your settings.',
  image: { url: './api/files/portraits/camille-laurent.svg', alternativeText: 'Camille Laurent' },
})
export const WarningWithAPictureBeside = showing({
  severity: 'warn',
  closeBehavior: 'manual',
  title: 'Two files are still uploading',
  message: 'Leave the page and they are lost.',
  image: { url: './api/files/portraits/camille-laurent.svg', alternativeText: 'Camille Laurent' },
})
export const ManualWithoutACloseButton = showing({
  severity: 'warn',
  closeBehavior: 'manual',
  hideCloseButton: true,
  title: 'Your session ends in two minutes',
  actionCallbacks: [{ label: 'Stay signed in', onSelect: () => undefined }],
})
const longGerman = showing({
  severity: 'error',
  title: 'Die Benachrichtigungseinstellungen konnten nicht gespeichert werden',
  message: 'Die Verbindung zum Verzeichnisdienst wurde während der Übertragung unterbrochen.',
  actionCallbacks: [{ label: 'Erneut versuchen', onSelect: () => undefined }],
})
export const LongGermanOnAPhone: Story = {
  ...longGerman,
  tags: ['phone'],
  globals: { language: 'de', viewport: { value: 'phone' } },
}
