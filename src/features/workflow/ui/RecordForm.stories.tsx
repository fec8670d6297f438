import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { RecordEditDialog } from './RecordEditDialog'
import { RecordForm } from './RecordForm'

const { approveOption } = examples.getTransitionOption
const form = approveOption.transition.form
if (!form) throw new Error('The example of a step with a form has none')

const meta = {
  title: 'Features/Workflow/Edit of a decision',
  component: RecordForm,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: {
    post: examples.getPost.detail,
    record: examples.updateTransitionRecord.recordChanged,
    form,
    current: approveOption.current ?? {},
    onClose: fn(),
  },
} satisfies Meta<typeof RecordForm>

export default meta
type Story = StoryObj<typeof meta>

/** What was written with the decision, to be written better. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible())
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Speichern' })).toBeVisible())
  },
}

export const Greek: Story = {
  globals: { language: 'el' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Αποθήκευση' })).toBeVisible())
  },
}

/** Whoever comes too late finds nothing to fill in. */
export const Closed: Story = {
  render: ({ post, onClose }) => (
    <RecordEditDialog post={{ ...post, id: 'p-1042' }} recordId="wr-1042-1" onClose={onClose} />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The post has moved on/)).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** The server refuses it: the reason stands there, and what was typed is kept. */
export const Refused: Story = {
  parameters: { world: { seed: 'default', troubles: { '/workflow/records/': 500 } } },
  play: async ({ userEvent }) => {
    const note = await screen.findByLabelText(/^Note/)
    await userEvent.type(note, ' And the next on the 30th.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(note).toHaveValue('The alert is on the board by the 30th. And the next on the 30th.')
  },
}
