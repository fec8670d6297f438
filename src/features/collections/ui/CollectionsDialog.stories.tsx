import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CollectionsDialog } from './CollectionsDialog'

const call = '/communication/collections'

/** The dialog lies beside the story's own place. */
const shows =
  (words: string | RegExp): NonNullable<StoryObj['play']> =>
  async () => {
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
  }
const showsItems: NonNullable<StoryObj['play']> = async () => {
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toBeVisible())
}

const meta = {
  title: 'Features/Collections',
  component: CollectionsDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { onClose: fn() },
  play: showsItems,
} satisfies Meta<typeof CollectionsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { parameters: { world: 'empty' }, play: shows('No collections yet') }

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { [call]: 'never' } } },
  play: shows('My collections'),
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { [call]: 500 } } },
  play: shows('Couldn’t load your collections'),
}

export const German: Story = { globals: { language: 'de' } }

export const GreekOnAPhone: Story = { tags: ['phone'], globals: { language: 'el', viewport: { value: 'phone' } } }
