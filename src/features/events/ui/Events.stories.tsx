import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, within } from 'storybook/test'
import { postQueries, useShowAnswer } from '@/features/posts'
import { EventAnswer } from './EventAnswer'
import { EventCard } from './EventCard'
import { InvitationsPanel } from './InvitationsPanel'

type LoadedProps = { postId: string; part: 'card' | 'tab'; now?: Date }

/** The card with the answers, or the tab, with the post as the server tells it. */
function Loaded({ postId, part, now }: LoadedProps) {
  const { data } = useQuery(postQueries.detail(postId))
  const showAnswer = useShowAnswer(postId)
  if (!data) return null
  if (part === 'tab') return <InvitationsPanel post={data} onAnswered={showAnswer} now={now} />
  return (
    <>
      <EventAnswer post={data} onAnswered={showAnswer} />
      <EventCard post={data} now={now} />
    </>
  )
}

const now = new Date('2026-11-20T10:17:00Z')
const organiser = { seed: 'default', signedInAs: 'elena.papadaki' }

const meta = {
  title: 'Features/Post/Event',
  component: Loaded,
  parameters: { world: 'default' },
  args: { postId: 'p-1015', part: 'card', now },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

/** A changed answer replaces the one before, and the numbers of the card follow. */
export const Answered: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('21 yes')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Maybe' }))
    await expect(await canvas.findByText('20 yes')).toBeVisible()
    await expect(canvas.getByText('5 maybe')).toBeVisible()
  },
}

/** A full event: yes becomes a place on the waiting list. */
export const Full: Story = {
  args: { postId: 'p-963' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yes' }))
    await expect(await canvas.findByText(/number 5 on the waiting list/)).toBeVisible()
  },
}

/** Who is invited, and what they answered. */
export const Invited: Story = {
  args: { part: 'tab' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(38)
  },
}

export const Over: Story = {
  args: { part: 'tab', now: new Date('2026-12-02T08:00:00Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your answer: Yes')).toBeVisible()
    await expect(canvas.getByText('This event is over.')).toBeVisible()
  },
}

/** Nobody is invited yet: the organiser begins here. */
export const Empty: Story = {
  args: { postId: 'p-989', part: 'tab' },
  parameters: { world: organiser },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No one is invited yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
    await expect(await dialog.findByText('Choose at least one person or group')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { part: 'tab' },
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1015/invitations': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the invited people')).toBeVisible()
  },
}

/** The organiser makes a guest staff, and notes an answer that was given by phone. */
export const Organised: Story = {
  args: { part: 'tab' },
  parameters: { world: organiser },
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit the invitation of/ })
    if (edit) await userEvent.click(edit)
    const dialog = within(await screen.findByRole('dialog', { name: /^Invitation of/ }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Staff' }))
    await expect(dialog.getByLabelText(/^Duty/)).toBeVisible()
  },
}

export const NarrowGreek: Story = {
  args: { part: 'tab' },
  tags: ['phone'],
  parameters: { world: organiser },
  globals: { language: 'el', viewport: { value: 'phone' } },
}

export const German: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21 ja')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Ja' })).toBeChecked()
  },
}
