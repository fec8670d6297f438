import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MoveView } from './MoveView'

const meta = {
  title: 'Features/Workflow/Move many posts',
  component: MoveView,
  parameters: { layout: 'fullscreen', world: 'month-end' },
  args: { preflightId: 'preflight-2' },
} satisfies Meta<typeof MoveView>

export default meta
type Story = StoryObj<typeof meta>

/** What can go, what cannot and why; one that is left out changes every number at once. */
export const Checked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Move 49 posts' })).toBeVisible()
    await expect(canvas.getByText('38 ready')).toBeVisible()
    await expect(canvas.getByText('5 blocked')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Move 38 posts to Approved' })).toBeVisible()
  },
}

/** The numbers follow what is left out, before the server has answered. */
export const LeftOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Move Line 4 stop/ }))
    await expect(await canvas.findByText('1 left out by you')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Move 37 posts to Approved' })).toBeVisible()
  },
}

/** Another status asks for a reason and a note: set once, they make posts ready. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Sent back/ }))
    await expect(await canvas.findByText('Needs: Reason and Note')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Reason'), 'wording')
    await userEvent.type(canvas.getByLabelText('Note for all'), 'Shorter.')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move 47 posts to Sent back' })).toBeVisible())
  },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const German: Story = { globals: { language: 'de' } }

export const Greek: Story = { tags: ['phone'], globals: { language: 'el', viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/preflights/preflight-2': 'never' } } },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/preflights/preflight-2': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the check')).toBeVisible()
  },
}
