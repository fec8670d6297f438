import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Post relations',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/p-1015/relations' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

export const Relations: Story = { play: shows(/1 more post you can’t open/) }

/** Who may change the post adds and removes relations. */
export const Editor: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-957/relations' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    await expect(await canvas.findByText('Choose a post')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Remove relation to/ })).toBeVisible()
  },
}

export const RelationsOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: shows(/Beziehungen/),
}

export const RelationsInGreek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: shows(/1 ακόμη ανάρτηση που δεν μπορείτε να ανοίξετε/),
}

export const NoRelations: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1042/relations' },
  play: shows(/No related posts/),
}

export const RelationsLoading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1015/relations': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the related posts')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Relations' })).toBeVisible()
  },
}

export const RelationsFailed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/relations': 500 } } },
  play: shows(/Couldn’t load the related posts/),
}

export const RelationsMissing: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-0/relations' },
  play: shows(/404/),
}

export const History: Story = {
  args: { address: '/post/p-1015/history' },
  play: shows(/Via Cigna al posto di via Bologna/),
}

export const HistoryOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/post/p-1015/history' },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: compares({ versions: 'Versionen', note: 'Inhaltliche Änderung', older: 'Version 2' }),
}

export const HistoryInGreek: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1015/history' },
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: compares({ versions: 'Εκδόσεις', note: 'Ουσιαστική αλλαγή', older: 'Έκδοση 2' }),
}

export const HistoryOfOne: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1042/history' },
  play: shows(/This is the only version so far/),
}

export const HistoryLoading: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1015/history' },
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1015/revisions': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the versions')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Version history' })).toBeVisible()
  },
}

export const HistoryFailed: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1015/history' },
  parameters: { world: { seed: 'default', troubles: { '/revisions': 500 } } },
  play: shows(/Couldn’t load the version history/),
}

export const Replaced: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-949' },
  play: shows(/This post has been replaced by/),
}

export const OldRevision: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1015?revision=1' },
  play: shows(/You’re reading version 1/),
}

export const ValidRevision: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1015?revision=3' },
  play: shows(/Version 3 is the current one\./),
}

type Compared = { versions: string; note: string; older: string }

/** All versions with what is said of them, and the newest two beside each other. */
function compares({ versions, note, older }: Compared): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: versions })).toHaveTextContent(note)
    await expect(await canvas.findByRole('region', { name: older })).toBeVisible()
  }
}
