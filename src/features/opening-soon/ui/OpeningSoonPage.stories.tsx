import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { OpeningSoonPage } from './OpeningSoonPage'

const meta = {
  title: 'Features/Opening soon/Page',
  component: OpeningSoonPage,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'People', text: 'You will find colleagues here by name, role and place.' },
} satisfies Meta<typeof OpeningSoonPage>

export default meta
type Story = StoryObj<typeof meta>

export const Area: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  },
}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Verwaltung des digitalen Arbeitsplatzes',
    text: 'Hier werden die Startseiten des digitalen Arbeitsplatzes gestaltet und geprüft, bevor andere sie sehen.',
  },
}

export const Greek: Story = {
  globals: { language: 'el' },
  args: { title: 'Ρυθμίσεις ειδοποιήσεων', text: 'Εδώ θα επιλέγετε για τι και πώς θα ενημερώνεστε.' },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
