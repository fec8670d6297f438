import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Post feedback',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/feedback/p-1035' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const recipient = '/post/feedback/p-1034/recipient?taskId=t-311'

/** Who asked sees how everybody stands; each count equals the rows behind it. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = () => within(canvas.getByRole('table', { name: 'Feedback' })).getAllByRole('row')
    await waitFor(() => expect(rows()).toHaveLength(25))
    for (const [name, count] of [
      ['Submitted', 6],
      ['Accepted', 4],
      ['Withdrawn', 1],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${name}\\s*${count}$`) }))
      await waitFor(() => expect(rows()).toHaveLength(count + 1))
    }
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }))
    await waitFor(() => expect(rows()).toHaveLength(25))
  },
}

export const AskedOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Eingereicht/ })).toBeInTheDocument()
  },
}

/** On a phone each of them has a card; nothing lies beyond the edge, and a thumb hits every way on. */
export const AskedAsCards: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Feedback' })
    const cards = within(list).getAllByRole('listitem')
    await expect(cards).toHaveLength(24)
    const [first] = cards
    if (!first) throw new Error('there is no card')
    for (const target of within(list).getAllByRole('link'))
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    for (const target of within(list).getAllByRole('button'))
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const states = canvas.getByRole('radiogroup', { name: 'Show' })
    for (const part of [document.documentElement, states, list])
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    await expect(first.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Sent too early it says what is missing; filled in, it asks, and the new request stands beside the other. */
export const Asking: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for feedback' }))
    const form = within(await screen.findByRole('dialog', { name: 'Ask for feedback' }))
    await userEvent.click(form.getByRole('button', { name: 'Ask' }))
    await expect(await form.findByText('Write a question')).toBeVisible()
    await expect(form.getByText('Choose at least one person')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^Question/ }), 'Is the list complete?')
    const people = form.getByRole('combobox', { name: /^People to ask/ })
    await userEvent.type(people, 'Luca')
    await userEvent.click(await screen.findByRole('option', { name: /Luca Ferrari/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(form.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('combobox', { name: 'Request' })).toBeVisible()
  },
}

export const NobodyAsked: Story = {
  tags: ['no-visual'],
  args: { address: '/post/feedback/p-967' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No feedback asked for yet')).toBeVisible()
  },
}

/** Who only reads the post asks nobody and sees nobody's answer. */
export const NotAsked: Story = {
  tags: ['no-visual'],
  args: { address: '/post/feedback/p-1039' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You weren’t asked for feedback here')).toBeVisible()
  },
}

export const AskedFailed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/feedback-requests': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the feedback')).toBeVisible()
  },
}

/** The post on the left, question and answer on the right. */
export const Recipient: Story = {
  args: { address: recipient },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Answer/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /^Onboarding survey/ })).toBeVisible()
  },
}

/** An answer of nothing is not sent; one with a verdict is, and stands there as it was given. */
export const Answered: Story = {
  tags: ['no-visual'],
  args: { address: recipient },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText(/^Write an answer, choose/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Needs changes' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Answer/ }), 'Question 7 asks two things.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Submitted')).toBeVisible()
    await expect(canvas.getByText('Question 7 asks two things.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull())
  },
}

/** What could not be sent stays in its field. */
export const SendingFailed: Story = {
  tags: ['no-visual'],
  args: { address: recipient },
  parameters: { world: { seed: 'default', troubles: { '/feedback-tasks/t-311/draft': 500 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Answer/ }), 'Question 7.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText(/^That didn’t work/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Answer/ })).toHaveValue('Question 7.')
  },
}

/** What another person answered, for who asked: returned with what is missing. */
export const Reviewed: Story = {
  tags: ['no-visual'],
  args: { address: '/post/feedback/p-1035/recipient?taskId=t-502' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Feedback from Luca Ferrari' })).toBeVisible()
    await expect(await canvas.findByText('gauges-supplier-17.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await expect(await canvas.findByText('Say what’s missing')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^What’s missing/ }), 'Since when?')
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await expect(await canvas.findByText('Returned: Since when?')).toBeVisible()
  },
}

/** The answer of somebody else does not exist for those who were not asked and did not ask. */
export const OfAnother: Story = {
  tags: ['no-visual'],
  args: { address: '/post/feedback/p-1035/recipient?taskId=none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This feedback request no longer exists')).toBeVisible()
  },
}

export const RecipientOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { address: recipient },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Απάντηση/ })).toBeVisible()
  },
}

export const RecipientInGerman: Story = {
  tags: ['no-visual'],
  globals: { language: 'de' },
  args: { address: recipient },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Antwort/ })).toBeVisible()
  },
}

export const RecipientOnAPhoneInGerman: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: { address: recipient },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Antwort/ })).toBeVisible()
  },
}

export const AskedOnAPhoneInGreek: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Υποβλήθηκε/ })).toBeInTheDocument()
  },
}

export const AskedInGerman: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Eingereicht/ })).toBeInTheDocument()
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible()
  },
}

export const AskedInGreek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Υποβλήθηκε/ })).toBeInTheDocument()
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible()
  },
}

export const RecipientInGreek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  args: { address: recipient },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('textbox'))[0]).toBeVisible()
  },
}
