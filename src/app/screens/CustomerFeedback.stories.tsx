import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Feedback',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/customer-feedback/new?kind=wrong-profile-data&from=profile-edit&field=internalPhone' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

/** From a field of the profile: it is named among what is sent along. */
export const Form: Story = { tags: ['!no-visual'], play: shows(/Extension \(internalPhone\)/) }

export const Answered: Story = {
  tags: ['!no-visual'],
  args: { address: '/customer-feedback/feedback-4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Elena Papadaki · Portal team/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  },
}

export const WithdrawQuestion: Story = {
  args: { address: '/customer-feedback/feedback-5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(screen.getByText('Withdraw this feedback?')).toBeVisible())
  },
}

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Use at least 3 characters')).toBeVisible()
    await expect(canvas.getByText('Describe it in a few words')).toBeVisible()
  },
}

export const ListOnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  args: { address: '/customer-feedback' },
  globals: { viewport: { value: 'phone' } },
  play: shows(/The filter of the tasks/),
}

export const FormOnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
  play: shows(/Extension \(internalPhone\)/),
}

export const None: Story = { parameters: { world: 'empty' }, play: shows(/No feedback yet/) }

export const Crowded: Story = {
  parameters: { world: 'crowded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/customer-feedback': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  },
}

export const ListFailed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/customer-feedback': 500 } } },
  play: shows(/Couldn’t load your feedback/),
}

/** Somebody else wrote it. */
export const Refused: Story = {
  args: { address: '/customer-feedback/feedback-6' },
  play: shows(/You don’t have access to this feedback/),
}

/** Those who run the portal read what others write, and answer it. */
export const AsOperator: Story = {
  parameters: { world: { seed: 'default', signedInAs: 'elena.papadaki' } },
  args: { address: '/customer-feedback/feedback-5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Your reply' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: shows(/Durchwahl \(internalPhone\)/),
}
