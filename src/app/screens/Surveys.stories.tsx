import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Screen } from './Screen'

const asked = { seed: 'default' as const, signedInAs: 'davide.greco' }

const meta = {
  title: 'Screens/Surveys',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/p-1004/survey/answer' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What was answered before is there, to be changed. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'How it goes today' })).toBeVisible()
    await expect(canvas.getByRole('radiogroup', { name: /^At the start of my shift/ })).toBeVisible()
  },
}

/** A condition hides a question and brings it back with its answer; the parts follow each other. */
export const Conditions: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const what = await canvas.findByRole('textbox', { name: /^What was it\?/ })
    await userEvent.clear(what)
    await userEvent.type(what, 'A cable')
    const group = canvas.getByRole('radiogroup', { name: /^Did something go wrong/ })
    await userEvent.click(group.querySelectorAll('input')[1] ?? group)
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^What was it\?/ })).toBeNull())
    await userEvent.click(group.querySelectorAll('input')[0] ?? group)
    await expect(await canvas.findByRole('textbox', { name: /^What was it\?/ })).toHaveValue('A cable')
  },
}

/** A comma stands before decimals as a point does; what could mean two things is refused at the field. */
export const Numbers: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    const field = await canvas.findByRole('textbox', { name: /^How many minutes/ })
    await userEvent.clear(field)
    await userEvent.type(field, '1.234,5')
    await userEvent.tab()
    await expect(await canvas.findByText('Use only one comma or point.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '7,5')
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByText('Use only one comma or point.')).toBeNull())
  },
}

export const NotOpenYet: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-976/survey/answer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Opens on/)).toBeVisible()
  },
}

export const Closed: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-983/survey/answer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Closed on/)).toBeVisible()
  },
}

/** Giulia asks this one herself. */
export const NotAsked: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-997/survey/answer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This survey isn’t for you')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/question-sets/1': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the survey')).toBeVisible()
  },
}

export const MyAnswers: Story = {
  args: { address: '/post/p-1004/survey/my-answers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My answers' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change answers' })).toBeVisible()
  },
}

/** All questions, those too that are asked of some only, with the reason in words. */
export const Preview: Story = {
  args: { address: '/post/p-1004/survey/preview' },
  play: async ({ canvas }) => {
    const what = within(await canvas.findByRole('region', { name: 'What was it?' }))
    await expect(what.getByText('Asked only if:')).toBeVisible()
    await expect(what.getByText(/^“Did something go wrong last month .*”: Yes$/)).toBeVisible()
  },
}

export const PreviewOnAPhone: Story = {
  tags: ['phone'],
  ...Preview,
  globals: { viewport: { value: 'phone' } },
}

/** The form as people get it; what is missing is said, and nothing is kept or sent. */
export const Trial: Story = {
  args: { address: '/post/p-997/survey/preview?mode=try' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This is a trial. Your answers aren’t saved or sent.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish trial' }))
    await expect(await canvas.findByText('2 questions need your attention')).toBeVisible()
    const often = within(canvas.getByRole('radiogroup', { name: /^Nel mio lavoro/ }))
    await userEvent.click(often.getByRole('radio', { name: '3' }))
    const course = within(canvas.getByRole('radiogroup', { name: /^Verresti/ }))
    await userEvent.click(course.getByRole('radio', { name: 'No' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Finish trial' }))
    await expect(await canvas.findByText(/^Nothing is missing\./)).toBeVisible()
  },
}

/** What waits for an answer, by when it is due; what was answered stands below. */
export const ToAnswer: Story = {
  args: { address: '/tasks/to-answer' },
  parameters: { world: asked },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 surveys wait for your answer')).toBeVisible()
    const later = within(canvas.getByRole('region', { name: 'Later' }))
    await expect(later.getByRole('link', { name: /^Riparare o sostituire/ })).toBeVisible()
    await expect(later.getAllByRole('link', { name: 'Answer' })).toHaveLength(2)
  },
}

export const ToAnswerOnAPhone: Story = {
  tags: ['phone'],
  ...ToAnswer,
  globals: { viewport: { value: 'phone' } },
}

/** Giulia has answered all that others ask; what she sent lately can be read. */
export const AllAnswered: Story = {
  tags: ['no-visual'],
  args: { address: '/tasks/to-answer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits for your answer')).toBeVisible()
    const done = within(await canvas.findByRole('region', { name: 'Answered in the last 14 days' }))
    await expect(done.getByRole('link', { name: /^Shift handover/ })).toBeVisible()
  },
}

export const ToAnswerFailed: Story = {
  tags: ['no-visual'],
  args: { address: '/tasks/to-answer' },
  parameters: { world: { seed: 'default', troubles: { '/to-answer': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load what you’re asked')).toBeVisible()
  },
}
