import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import { api, unwrap } from '@/api'
import { postQueries } from '@/features/posts'
import { VisibilityPanel } from './VisibilityPanel'

const path = '/internal/v2/communication/posts/{postId}/visibility'
const inPost = { params: { path: { postId: 'p-967' } } }

/** The tab with the post as the server tells it. */
function Loaded({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <VisibilityPanel post={data} /> : null
}

const meta = {
  title: 'Features/Post/Visibility',
  component: Loaded,
  parameters: { world: 'default' },
  args: { postId: 'p-1015' },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

/** Who can read it, who can do more, and that a blocked person cannot. */
export const Asked: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Everyone who can read Stabilimento Torino/)).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Can this person read it?' }), 'Bruno')
    await userEvent.click(await screen.findByRole('option', { name: /Bruno Almeida/ }))
    await expect(await canvas.findByText('No, Bruno Almeida can’t read this post.')).toBeVisible()
    await expect(canvas.getByText('The account is blocked')).toBeVisible()
  },
}

/** The answer fails: the rest of the tab stays. */
export const AnswerFailed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/readers/marco-bianchi': 500 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Can this person read it?' }), 'Marco Bia')
    await userEvent.click(await screen.findByRole('option', { name: /Marco Bianchi/ }))
    await expect(await canvas.findByText(/Couldn’t check this person/)).toBeVisible()
    await expect(canvas.getByText('Author')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1015/visibility': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load who can read this')).toBeVisible()
  },
}

/** The author keeps a post for one person; sentence, number and list follow, and Undo brings the rest back. */
export const Restricted: Story = {
  args: { postId: 'p-967' },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit who can read this' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Only people I choose' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Can read' }), 'Luca Fe')
    await userEvent.click(await screen.findByRole('option', { name: /Luca Ferrari/ }))
    // The list stays open for the next one.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    const sentence = await canvas.findByText(/^Only the people and groups below can read this post: \d+ people\.$/)
    await expect(canvas.getByRole('button', { name: 'Edit who can read this' })).toHaveFocus()
    await expect(canvas.getByText('Chosen by name')).toBeVisible()
    const count = Number(/\d+/.exec(sentence.textContent)?.[0])
    await userEvent.click(canvas.getByRole('button', { name: `Show all ${count} people` }))
    await waitFor(async () => {
      const list = canvas.getByRole('list', { name: 'Everyone who can read it' })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(count)
    })
  },
}

/** Another person was faster: both choices stand side by side, and theirs can be taken. */
export const Conflict: Story = {
  args: { postId: 'p-967' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit who can read this' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Only people I choose' }))
    const { occToken = '', scope, grants } = await unwrap(api.GET(path, inPost))
    await expect(grants.length).toBeGreaterThan(0)
    const marco = { id: 'marco-bianchi', fullName: 'Marco Bianchi', firstName: 'Marco', accountPhotoUrl: null }
    const subject = { type: 'user' as const, user: { ...marco, deleted: false } }
    await unwrap(api.PUT(path, { ...inPost, body: { scope, grants: [{ subject, role: 'edit' }], occToken } }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('can edit: Marco Bianchi')
    await userEvent.click(within(alert).getByRole('button', { name: 'Use their choice' }))
    await expect(canvas.getByRole('radio', { name: /Everyone who can read/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Only people I choose' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Only the people and groups below/)).toBeVisible()
  },
}

/** Saving fails: what was chosen is still there. */
export const SaveFailed: Story = {
  args: { postId: 'p-967' },
  parameters: { world: { seed: 'default', troubles: { 'PUT /posts/p-967/visibility': 500 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit who can read this' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Only people I choose' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your choices are still here')
    await expect(canvas.getByRole('radio', { name: 'Only people I choose' })).toBeChecked()
  },
}
