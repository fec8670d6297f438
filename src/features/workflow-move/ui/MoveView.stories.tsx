import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { ExpiredCheck } from './ExpiredCheck'
import { MoveView } from './MoveView'
import { PreflightView } from './PreflightView'

const { checked } = examples.createBulkPreflight
const { filled } = examples.updateBulkPreflight
const { nowhere } = examples.getBulkPreflight

const meta = {
  title: 'Features/Workflow/Move many posts',
  component: PreflightView,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { preflight: checked },
} satisfies Meta<typeof PreflightView>

export default meta
type Story = StoryObj<typeof meta>

/** One can go, one lacks an assignee, one cannot go there. */
export const Checked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Move 3 posts' })).toBeVisible()
    await expect(canvas.getByText('1 needs a value')).toBeVisible()
    await expect(canvas.getByText('1 blocked')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Move 1 post to Approved' })).toBeVisible()
  },
}

/** One value makes ready what lacked it; posts that have their own keep it. */
export const Filled: Story = {
  args: { preflight: filled },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of them with the values set here')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Move 2 posts to Approved' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Note for all/ })).toHaveValue(
      'Approved in the November round of quality.',
    )
  },
}

/** Every number follows what is left out, before the server has answered. */
export const LeftOut: Story = {
  args: { preflight: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Move Line 4 stop/ }))
    await expect(await canvas.findByText('1 left out by you')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Move 1 post to Approved' })).toBeVisible()
  },
}

/** Posts that somebody else has moved meanwhile are sorted again on request. */
export const Changed: Story = {
  args: { preflight: { ...filled, changedCount: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 posts have moved since the check.')).toBeVisible()
  },
}

/** No step leads on: there is nothing to start. */
export const Nowhere: Story = {
  args: { preflight: nowhere },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No step leads on from these posts')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Move \d/ })).toBeNull()
  },
}

/** A note that is too long is not sent, and nothing starts with it. */
export const NoteTooLong: Story = {
  args: { preflight: { ...filled, note: { ops: [{ insert: `${'Shorter. '.repeat(250)}\n` }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A value that is set for all isn’t valid.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Move 2 posts to Approved' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A choice that could not be sent stays chosen, and goes along with the next one. */
export const NotSaved: Story = {
  parameters: { world: { seed: 'default', troubles: { '/preflights/preflight-1': 503 } } },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /^Move Line 4 stop/ })
    await userEvent.click(box)
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'To which status' })).toHaveAttribute('aria-busy', 'false'),
    )
    await expect(box).not.toBeChecked()
  },
}

/** It is older than a day: the same posts can be checked again. */
export const Expired: Story = {
  render: ({ preflight }) => <ExpiredCheck preflightId={preflight.preflightId} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible()
  },
}

export const Loading: Story = {
  render: ({ preflight }) => <MoveView preflightId={preflight.preflightId} />,
  parameters: { world: { seed: 'default', troubles: { '/preflights/preflight-1': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the check')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  render: ({ preflight }) => <MoveView preflightId={preflight.preflightId} />,
  parameters: { world: { seed: 'default', troubles: { '/preflights/preflight-1': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the check')).toBeVisible()
  },
}

export const Dark: Story = { args: { preflight: filled }, globals: { theme: 'dark' } }

export const German: Story = {
  args: { preflight: filled },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '3 Beiträge verschieben' })).toBeVisible()
  },
}

export const Greek: Story = {
  args: { preflight: filled },
  globals: { language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Μετακίνηση 3 αναρτήσεων' })).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  args: { preflight: filled },
  globals: { viewport: { value: 'phone' } },
}

/** Names of sixty letters and titles of two hundred break where they stand. */
export const LongNames: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: {
    preflight: {
      ...filled,
      targets: filled.targets.map((target) => ({
        ...target,
        state: { ...target.state, name: 'Qualitätssicherungsabschlussbesprechungsprotokollfreigabe' },
      })),
      posts: filled.posts.map((one) => ({
        ...one,
        post: { ...one.post, title: 'Sicherheitsunterweisung '.repeat(8) },
      })),
    },
  },
}
