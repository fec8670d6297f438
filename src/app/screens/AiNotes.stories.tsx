import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/AI notes',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/ai-notes' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What is in work and what failed stands first, then the meetings with their first decision. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Mine\s*15/ })).toBeVisible()
    await expect(await canvas.findByText(/^Transcribing, /)).toBeVisible()
    await expect(canvas.getByText('No one could be heard in the recording.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Line 4 after the stop: what we change' })).toBeVisible()
  },
}

/** Words are found in transcripts that the person may read, and a hit leads to its moment. */
export const Searched: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes?search=staffa' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '04:40' })).toHaveAttribute(
      'href',
      expect.stringContaining('/ai-notes/note-118?t=280'),
    )
  },
}

/** Of a note whose summary alone is shared, the words are not searched. */
export const Shared: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes?view=shared&search=zebra' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notes match')).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['no-visual'],
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No AI notes yet')).toBeVisible()
  },
}

export const Crowded: Story = {
  tags: ['no-visual'],
  parameters: { world: 'crowded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Mine\s*1,215/ })).toBeVisible()
  },
}

export const ListFailed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/ai-notes': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the AI notes')).toBeVisible()
  },
}

/** Each sentence with its moment, what is to be done, and the words beside them. */
export const Note: Story = {
  args: { address: '/ai-notes/note-118' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Line 4 after the stop/ })).toBeVisible()
    await expect(await canvas.findByText('Not found in the recording')).toBeVisible()
    await expect(await canvas.findByText(/^All’ottanta per cento/)).toBeVisible()
  },
}

/** The address names a moment: its words are marked. */
export const AtAMoment: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-118?t=761' },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^All’ottanta per cento/)
    await waitFor(() => expect(words.closest('li')).toHaveAttribute('aria-current', 'true'))
  },
}

/** A sentence is corrected by the keyboard alone, and what AI wrote can be brought back. */
export const Corrected: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-118' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit: Press 2 runs/ }))
    const field = canvas.getByRole('textbox', { name: 'Sentence' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Press 2 runs at 80 % until Friday.{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText(/^Edited by Giulia Riva/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(await canvas.findByText('Press 2 runs at 80 % until the bracket is changed.')).toBeVisible()
  },
}

/** A voice gets its name everywhere at once. */
export const Named: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-118' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Speaker 5')).length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByText('5 speakers'))
    await userEvent.click(canvas.getByRole('button', { name: 'It’s Jonas Keller' }))
    await waitFor(() => expect(canvas.queryByText('Speaker 5')).toBeNull())
  },
}

/** Who may read it, and who was there and may not. */
export const Sharing: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-118' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Share/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share AI note' }))
    await expect(await dialog.findByText(/^Named in the note, without access: Luca Ferrari/)).toBeVisible()
    await expect(dialog.getByLabelText('Access of Marco Bianchi')).toHaveValue('edit')
  },
}

/** Its day has come: the words stay. */
export const Silent: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-113' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The recording was deleted on/)).toBeVisible()
    await expect(await canvas.findByText(/^La linea 3 parte/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull()
  },
}

export const SummaryOnly: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-103' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The summary is shared with you/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Transcript' })).toBeNull()
  },
}

export const Working: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-119' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Transcribing, /)).toBeVisible()
  },
}

/** It goes on with the step that failed. */
export const Failed: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-117' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No one could be heard in the recording.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText('No one could be heard in the recording.')).toBeNull())
  },
}

export const Private: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This AI note is private' })).toBeVisible()
  },
}

export const Gone: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'AI note not found' })).toBeVisible()
  },
}

/** Four hours of words, of which only those in sight are laid out. */
export const FourHours: Story = {
  tags: ['no-visual'],
  parameters: { world: 'crowded' },
  args: { address: '/ai-notes/note-1001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Transcript' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { address: '/ai-notes/note-118' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Σήμανση ως ελεγμένη' })).toBeVisible()
  },
}

/** The minutes on paper, with what was said and room to sign. */
export const OnPaper: Story = {
  args: { address: '/ai-notes/note-118/print?with=times,transcript,signatures' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not checked by a person')).toBeVisible()
    await expect(await canvas.findByText(/All’ottanta per cento/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Signatures' })).toBeVisible()
  },
}

/** On paper, too, the summary is all that is shared, and a person answers for it by name and day. */
export const SummaryOnPaper: Story = {
  tags: ['no-visual', 'phone'],
  globals: { viewport: { value: 'phone' } },
  args: { address: '/ai-notes/note-103/print' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Times' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Transcript' })).toBeNull()
  },
}

/** Two voices are one, and can be told apart again. */
export const SameVoice: Story = {
  tags: ['no-visual'],
  args: { address: '/ai-notes/note-118' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^All’ottanta per cento/)
    await userEvent.click(canvas.getByText('5 speakers'))
    await userEvent.click(canvas.getByRole('button', { name: 'Change Speaker 5' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Same voice as'), 'Luca Ferrari')
    await userEvent.click(await canvas.findByRole('button', { name: 'Separate speaker 5' }))
    await expect(await canvas.findByText('5 speakers')).toBeVisible()
  },
}

/** Without the feature there is nothing here. */
export const NotInstalled: Story = {
  tags: ['no-visual'],
  parameters: { world: 'no-assistant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  },
}
