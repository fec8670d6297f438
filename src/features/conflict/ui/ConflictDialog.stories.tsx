import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { ConflictDialog } from './ConflictDialog'

const mine = examples.getDraft.neverPublished
const theirs = {
  ...mine,
  content: { ops: [{ insert: 'From Monday nobody enters the tool area without two locks.\n' }, ...mine.content.ops] },
}

const meta = {
  title: 'Features/Post editor/Conflict',
  component: ConflictDialog,
  tags: ['overlay', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    mine,
    theirs,
    explanation: 'A newer version is published, last changed by Marco Bianchi. Choose which text to keep.',
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Changed')[0]).toBeVisible())
  },
} satisfies Meta<typeof ConflictDialog>

export default meta
type Story = StoryObj<typeof meta>

export const SameParagraph: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getAllByText('Changed')[0]).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
  },
}
