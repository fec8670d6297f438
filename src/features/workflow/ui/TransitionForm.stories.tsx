import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { TransitionForm } from './TransitionForm'

const { postInReview } = examples.getPostWorkflow
const { approveOption, approveBlocked } = examples.getTransitionOption
const sendBack = postInReview.options[1]
const approved = examples.transitionPost.approved.workflow

const meta = {
  title: 'Features/Workflow/Form of a step',
  component: TransitionForm,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: {
    post: examples.getPost.detail,
    workflow: postInReview,
    option: approveOption,
    gone: false,
    onClose: fn(),
  },
} satisfies Meta<typeof TransitionForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const showsEffects: Play = async () => {
  await waitFor(() => expect(screen.getByText(/Sofia Karras/)).toBeVisible())
}

/** What holds, what it asks for, who is told, and for whom it waits then. */
export const Approve: Story = { tags: ['visual'], play: showsEffects }

/** Reasons first, each with what can be done about it; the button keeps its place. */
export const Blocked: Story = {
  args: { option: approveBlocked },
  play: async () => {
    const [first] = await screen.findAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Missing.*You wrote this post/)
    await expect(screen.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Sent too early, it says what is missing and goes there. */
export const Incomplete: Story = {
  args: { option: sendBack ?? approveOption },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send back' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('2 fields need your attention')
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus())
  },
}

/** The server refuses it: the reason stands below the fields, and what was written is still there. */
export const Refused: Story = {
  parameters: { world: { seed: 'default', troubles: { '/transitions/tr-approve': 500 } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Note/), 'Well done.')
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t take this step')
    await expect(screen.getByLabelText(/^Note/)).toHaveValue('Well done.')
  },
}

/** Somebody else was faster: who and when, what is possible now, and the form stays. */
export const StateChanged: Story = {
  args: {
    workflow: { ...approved, options: approved.options.map((option) => ({ ...option, allowed: true, blockers: [] })) },
    gone: true,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
    const notice = await dialog.findByRole('alert')
    await expect(notice).toHaveTextContent(/^Giulia Riva moved this to Approved/)
    await waitFor(() => expect(within(notice).getByRole('button', { name: 'Publish' })).toBeVisible())
    await waitFor(() => expect(dialog.getByLabelText(/^Note/)).toBeVisible())
  },
}

/** It cannot be taken back, and says so. */
export const Final: Story = {
  args: {
    option: {
      ...approveOption,
      transition: { ...approveOption.transition, name: 'Publish', undoable: false, form: null },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/This can’t be undone/)).toBeVisible())
  },
}

/** By thumb: the whole window, the action at its lower edge. */
export const Phone: Story = { tags: ['phone', 'visual'], globals: { viewport: { value: 'phone' } }, play: showsEffects }

export const German: Story = { globals: { language: 'de' }, play: showsEffects }

export const GreekOnAPhone: Story = {
  globals: { language: 'el', viewport: { value: 'phone' } },
  play: showsEffects,
}
