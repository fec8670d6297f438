import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button'
import type { ComponentGuide } from '../guide'
import { LoadingLayer } from './LoadingLayer'

const guide: ComponentGuide = {
  purpose:
    'Covers the page while something comes without which nothing can be done. It says at once what that is, and more after six seconds.',
  notFor:
    'A part of a page that is on its way (Skeleton), a button at work (Button busy), a job that can go on beside (DockPanel with Progress), and the start of the portal (LogoLoader).',
  keyboard: [],
  accessibility:
    'A modal dialog that is busy: it takes the focus, so its words are read, and gives it back. The second words are announced politely. The dots step once a second and stand still for those who want no motion. Show it only for what takes longer than a second.',
}

const meta = {
  title: 'Components/Overlays/LoadingLayer',
  component: LoadingLayer,
  tags: ['ready', 'overlay'],
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: { label: 'Opening table', laterLabel: 'Opening table: this is taking longer than usual' },
} satisfies Meta<typeof LoadingLayer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TakesLong: Story = { args: { laterAfterMs: 0 } }
export const WithAWayOut: Story = { args: { action: <Button>Cancel</Button> } }
export const LongGermanText: Story = {
  args: { lang: 'de', label: 'Die Tabelle mit den Qualitätskennzahlen der Kalenderwoche 47 wird geöffnet' },
}
export const Greek: Story = { args: { lang: 'el', label: 'Άνοιγμα πίνακα' } }
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const SaysMoreLater: Story = {
  args: { laterAfterMs: 50 },
  play: async () => {
    const layer = screen.getByRole('dialog')
    await waitFor(() => expect(layer).toHaveFocus())
    await waitFor(() => expect(layer).toHaveAccessibleName(/taking longer than usual/))
  },
}
