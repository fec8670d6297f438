import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { storage } from '@/shared/storage'
import { giulia, withScope } from '@/shared/testing/with-scope'

import { fetchConfigFx } from '../model/carousel'
import { CarouselOverlay } from './CarouselOverlay'

const { config } = examples.getInfoCarousel.default

/** What the server says: the introduction over the whole window, as the portal connects it. */
const answering = (answer: () => string) => withScope([], [[fetchConfigFx, answer]])

const meta = {
  title: 'Features/Carousel/Overlay',
  component: CarouselOverlay,
  tags: ['no-visual', 'overlay'],
  parameters: { layout: 'fullscreen', world: 'default', docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => {
    storage.seenCarousel.remove(giulia.id)
    return () => storage.seenCarousel.remove(giulia.id)
  },
  decorators: [answering(() => config)],
} satisfies Meta<typeof CarouselOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const ToItsEnd: Story = {
  play: async ({ userEvent }) => {
    const layer = within(await screen.findByRole('dialog', { name: 'Introduction' }))
    await userEvent.click(layer.getByRole('button', { name: 'Next' }))
    await expect(storage.seenCarousel.read(giulia.id)).toBeNull()
    await userEvent.click(await layer.findByRole('button', { name: 'Begin' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(storage.seenCarousel.read(giulia.id)).toBe(true)
  },
}

/** Nothing on it is marked before a key was pressed. */
export const FocusAtTheStart: Story = {
  play: async ({ userEvent }) => {
    const layer = await screen.findByRole('dialog', { name: 'Introduction' })
    await expect(layer).toHaveFocus()
    await userEvent.tab()
    await expect(within(layer).getByRole('button', { name: /^Slide 1 of/ })).toHaveFocus()
  },
}

export const Skipped: Story = {
  play: async ({ userEvent }) => {
    const layer = within(await screen.findByRole('dialog', { name: 'Introduction' }))
    await userEvent.click(layer.getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(storage.seenCarousel.read(giulia.id)).toBe(true)
  },
}

/** Nothing is shown and nothing is said; the next start tries again. */
export const CannotBeHad: Story = {
  decorators: [
    answering(() => {
      throw new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })
    }),
  ],
  play: async () => {
    await waitFor(() => expect(storage.seenCarousel.read(giulia.id)).toBe(false))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const broken = fn(() => '{"slides":[')

/** As if there were none: no dialog, and it is not taken for seen. */
export const Broken: Story = {
  decorators: [answering(broken)],
  beforeEach: () => void broken.mockClear(),
  play: async () => {
    await waitFor(() => expect(broken).toHaveBeenCalledOnce())
    // By then everything is drawn that there is to draw.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(storage.seenCarousel.read(giulia.id)).not.toBe(true)
  },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
