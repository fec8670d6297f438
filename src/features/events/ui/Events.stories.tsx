import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { postQueries } from '@/features/posts'
import { EventAnswer } from './EventAnswer'
import { EventCard } from './EventCard'
import { InvitationsPanel } from './InvitationsPanel'

/** The card and the tab, with the post as the server tells it. */
function Loaded({ postId, part }: { postId: string; part: 'card' | 'tab' }) {
  const { data } = useQuery(postQueries.detail(postId))
  if (!data) return null
  if (part === 'tab') return <InvitationsPanel post={data} />
  return (
    <>
      <EventAnswer post={data} />
      <EventCard post={data} />
    </>
  )
}

const meta = {
  title: 'Features/Post/Event',
  component: Loaded,
  parameters: { world: 'default' },
  args: { postId: 'p-1015', part: 'card' },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

/** A changed answer replaces the one before, and the numbers of the card follow. */
export const Answered: Story = {
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
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBe(38)
    await userEvent.click(canvas.getAllByRole('radio', { name: /^Maybe/ }).at(-1) ?? canvas.getByRole('list'))
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3)
  },
}

export const Failed: Story = {
  args: { part: 'tab' },
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1015/invitations': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the invited people')).toBeVisible()
  },
}

/** The organiser makes a guest staff, and notes an answer that was given by phone; row and numbers follow. */
export const Organised: Story = {
  args: { part: 'tab' },
  parameters: { world: { seed: 'default', signedInAs: 'elena.papadaki' } },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Open/ }))
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit the invitation of/ })
    const name = (edit?.getAttribute('aria-label') ?? '').replace('Edit the invitation of ', '')
    await userEvent.click(edit ?? canvas.getByRole('list'))
    const dialog = within(await screen.findByRole('dialog', { name: `Invitation of ${name}` }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Staff' }))
    await userEvent.type(dialog.getByLabelText(/^Duty/), 'Opens gate 2')
    await userEvent.selectOptions(dialog.getByLabelText('Answer'), 'accepted')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^Yes.*22/ }))
    const row = (await canvas.findByText(name)).closest('li')
    await expect(row).toHaveTextContent('Staff, Opens gate 2')
  },
}

/** The invited people who are shown come as a file for spreadsheets. */
export const Downloaded: Story = {
  args: { part: 'tab' },
  parameters: { world: { seed: 'default', signedInAs: 'elena.papadaki' } },
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = []
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'about:blank'
    })
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Download list (CSV)' }))
    await waitFor(() => expect(clicked).toHaveBeenCalled())
    const lines = (await files[0]?.text())?.trimEnd().split('\r\n')
    await expect(lines).toHaveLength(39)
    made.mockRestore()
    clicked.mockRestore()
  },
}
