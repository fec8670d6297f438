import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ApiError } from '@/api'
import { LoadFailure } from './LoadFailure'

const meta = {
  title: 'Features/Load failure',
  component: LoadFailure,
  args: {
    title: 'Couldn’t load tasks',
    error: new ApiError({ kind: 'problem', code: 'internal', status: 500, requestId: '9f2c41' }),
    busy: false,
    onRetry: fn(),
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('9f2c41')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
} satisfies Meta<typeof LoadFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {}

export const LoadingAgain: Story = { args: { busy: true }, play: () => Promise.resolve() }

export const InGreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: {
    title: 'Δεν ήταν δυνατή η φόρτωση των εργασιών',
    description: 'Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
