import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { ConfirmOverlay } from '@/features/confirm'
import { LANGUAGE_CODES } from '@/shared/i18n'

import { UserMenu } from './UserMenu'

const meta = {
  title: 'Features/User menu',
  component: UserMenu,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', padding: '0.5rem 1rem' }}>
        <Story />
        <ConfirmOverlay />
      </div>
    ),
  ],
  args: { languages: LANGUAGE_CODES, showLanguage: fn(async () => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
} satisfies Meta<typeof UserMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const German: Story = { globals: { language: 'de' } }

export const AsksBeforeLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

/** The page of languages, each by its own name. */
export const Languages: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /^Language/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'English', current: true })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ελληνικά' })).toBeVisible())
  },
}

/** The page of appearances, with the current one marked. */
export const Appearances: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /^Appearance/ }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Light|Dark|System/ })).toHaveLength(3))
    await waitFor(() => expect(screen.getByRole('button', { current: true })).toBeVisible())
  },
}

/** A third longer than English: the current appearance goes below its label before a word is broken. */
export const LongerWords: Story = {
  tags: ['no-visual'],
  globals: { language: 'pseudo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const words = document.createRange()
    words.selectNodeContents(await screen.findByText('[Åppéèáaráancéè]'))
    await expect(words.getClientRects()).toHaveLength(1)
  },
}

/** A sheet from the lower edge. */
export const GreekOnAPhone: Story = {
  tags: ['no-visual', 'phone'],
  globals: { language: 'el', viewport: { value: 'phone' } },
}
