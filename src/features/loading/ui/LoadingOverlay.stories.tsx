import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { withScope } from '@/shared/testing/with-scope'
import { LoadingOverlay } from './LoadingOverlay'
import { $loading, type Loading } from '@/shared/overlays'

const opening: Loading = { subject: 'table', label: 'Opening table' }

const meta = {
  title: 'Features/Loading',
  component: LoadingOverlay,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  decorators: [withScope([[$loading, [opening]]])],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Opening table/ })
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const WithAWayOut: Story = { decorators: [withScope([[$loading, [{ ...opening, cancellable: true }]]])] }

const german: Loading = {
  ...opening,
  label: 'Die Tabelle mit den Qualitätskennzahlen der Kalenderwoche 47 wird geöffnet',
}

export const LongGermanText: Story = {
  globals: { language: 'de' },
  decorators: [withScope([[$loading, [{ ...german, cancellable: true }]]])],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Kalenderwoche/ })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
