import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AttachmentVersionsDialog } from './AttachmentVersionsDialog'

const meta = {
  title: 'Features/Attachments/Versions',
  component: AttachmentVersionsDialog,
  tags: ['overlay', 'visual'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: {
    request: { overlay: 'attachmentVersions', postId: 'p-1042', attachmentId: 'att-1' },
    onClose: fn(),
  },
} satisfies Meta<typeof AttachmentVersionsDialog>

export default meta
type Story = StoryObj<typeof meta>

const call = '/posts/p-1042/attachments'
const showsVersions: NonNullable<Story['play']> = async () => {
  await waitFor(() => expect(screen.getByText(/Version 3, (current|aktuell)/)).toBeVisible())
}

export const Default: Story = { play: showsVersions }
export const German: Story = { tags: ['no-visual'], globals: { language: 'de' }, play: showsVersions }
export const Greek: Story = {
  tags: ['!visual', 'no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Έκδοση 3, τρέχουσα')).toBeVisible())
  },
}
export const Narrow: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } }, play: showsVersions }

/** Sixty versions of a picture; any two stand side by side. */
export const Pictures: Story = {
  parameters: { world: 'crowded' },
  args: { request: { overlay: 'attachmentVersions', postId: 'p-1042', attachmentId: 'att-6' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('60 versions')).toBeVisible())
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'Version 7')
    await expect(screen.getByAltText('The picture in version 7')).toBeVisible()
    await expect(screen.getByAltText('The picture in version 60')).toBeVisible()
  },
}

export const Restored: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    await waitFor(() => expect(screen.getByText('Version 4, current')).toBeVisible())
    await expect(screen.getByText('Restored from version 1')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Restore version 1' })).toHaveFocus()
  },
}

/** Another person's save came first: nothing is restored, and the list is read anew. */
export const Conflict: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/versions/1/restore': 409 } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Restore version 1' })).not.toHaveAttribute('aria-busy'),
    )
    await expect(screen.getByText('Version 3, current')).toBeVisible()
  },
}

/** The file is not on the post any more. */
export const Gone: Story = {
  args: { request: { overlay: 'attachmentVersions', postId: 'p-1042', attachmentId: 'none' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This file is no longer on the post')).toBeVisible())
  },
}

export const Loading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { [call]: 'never' } } },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { [call]: 503 } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}
