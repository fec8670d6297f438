import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LinksDialog } from './LinksDialog'

const meta = {
  title: 'Features/Links/Dialog',
  component: LinksDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { onClose: fn() },
} satisfies Meta<typeof LinksDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Canteen menu' })).toBeVisible())
  },
}
export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/external-links': 'never' } } },
}
export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/external-links': 422 } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
}
/** Without the licence for the chat there is no way to it here either. */
export const WithoutChatLicence: Story = {
  parameters: { world: { seed: 'default', signedInAs: 'sofia.karras' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Canteen menu' })).toBeVisible())
    await expect(screen.queryByRole('link', { name: 'Chat' })).toBeNull()
  },
}
export const German: Story = { globals: { language: 'de' } }
export const GreekOnAPhone: Story = {
  tags: ['no-visual', 'phone'],
  globals: { language: 'el', viewport: { value: 'phone' } },
  play: async () => {
    await expect((await screen.findAllByRole('link')).length).toBeGreaterThan(1)
  },
}
