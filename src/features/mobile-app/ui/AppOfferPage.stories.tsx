import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { AppOfferPage } from './AppOfferPage'

const meta = {
  title: 'Features/Mobile app/Offer',
  component: AppOfferPage,
  tags: ['overlay', 'phone'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { customerName: 'Meridiana', href: 'https://apps.apple.com/app/id1', onStay: fn() },
} satisfies Meta<typeof AppOfferPage>

export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', args.href)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue in the browser' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const German: Story = { globals: { language: 'de' } }

export const Greek: Story = { globals: { language: 'el' } }
