import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { forgetDeviceDraft } from '@/shared/device-drafts'
import { giulia } from '@/shared/testing/with-scope'
import { CommunityEditor } from './CommunityEditor'

const { full } = examples.getCommunity
const editable = { ...full, canEdit: true, occToken: 'quality-and-safety-1' }

const meta = {
  title: 'Features/Communities/Editor',
  component: CommunityEditor,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: { seed: 'default', signedInAs: 'elena.papadaki' } },
  args: { community: editable, onSaved: fn(), onClose: fn() },
  // What another story left on this device would be in the form.
  beforeEach: async () => {
    for (const address of ['/communities/new', `/community/${full.id}/edit`])
      await forgetDeviceDraft(giulia.id, address)
  },
} satisfies Meta<typeof CommunityEditor>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.findByRole('textbox', { name: 'Name' })

export const New: Story = {
  args: { community: null },
  parameters: { world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Energy scouts')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Torino, Italy' })).toBeInTheDocument())
  },
}

/** A name is missing, or another community has it. */
export const NameRefused: Story = {
  args: { community: null },
  parameters: { world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  play: async ({ args, userEvent }) => {
    const name = await nameField()
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter a name/))
    await userEvent.type(name, 'quality AND safety')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/already a community with this name/))
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** All that is said of a community, its rules last. */
export const Fields: Story = {
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await nameField()).toHaveValue('Quality and safety'))
    await expect(screen.getByRole('textbox', { name: 'Rule 2' })).toHaveValue('Stop first, write afterwards.')
    await userEvent.click(screen.getByRole('button', { name: 'Move rule 2 up' }))
    await expect(screen.getByRole('textbox', { name: 'Rule 1' })).toHaveValue('Stop first, write afterwards.')
    await userEvent.click(screen.getByRole('button', { name: 'Remove rule 3' }))
    await expect(screen.queryByRole('textbox', { name: 'Rule 3' })).toBeNull()
  },
}

/** Another moderator was faster: theirs stands beside mine by field, and what I wrote is still there. */
export const ChangedByTwo: Story = {
  args: {
    community: {
      ...editable,
      description: 'What went wrong.',
      posting: 'moderators',
      occToken: 'quality-and-safety-0',
    },
  },
  play: async ({ args, userEvent }) => {
    const description = await screen.findByRole('textbox', { name: /^Description/ })
    await userEvent.clear(description)
    await userEvent.type(description, 'What we learned.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dispute = within(await screen.findByRole('alert'))
    // Its rows may be drawn anew when the answer has become known everywhere.
    await waitFor(async () => {
      await expect(dispute.getByText('What we learned.')).toBeVisible()
      await expect(dispute.getByText('What went wrong, what we learned, and what changes on Monday.')).toBeVisible()
    })
    await expect(description).toHaveValue('What we learned.')
    // What only the other one changed is taken over.
    await expect(screen.getByRole('radio', { name: 'All members' })).toBeChecked()
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** Theirs is taken, and the next try is saved. */
export const TheirsTaken: Story = {
  ...ChangedByTwo,
  tags: ['!visual'],
  play: async (context) => {
    const { args, userEvent } = context
    await ChangedByTwo.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs: Description' }))
    await expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue(
      'What went wrong, what we learned, and what changes on Monday.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
}

export const NotSaved: Story = {
  parameters: { world: { seed: 'default', troubles: { '/communities/quality-and-safety': 500 } } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await nameField(), ' first')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here')
    await expect(await nameField()).toHaveValue('Quality and safety first')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Alle können mitlesen und beitreten.')).toBeVisible())
  },
}
