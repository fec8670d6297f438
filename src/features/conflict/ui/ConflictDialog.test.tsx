import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog'

afterEach(() => vi.unstubAllGlobals())

const text = { title: 'Lockout', content: { ops: [{ insert: 'Two locks.\n' }] } }

function open(mine: Partial<ConflictDialogProps['mine']>, theirs: Partial<ConflictDialogProps['theirs']>) {
  const choices = { onKeepMine: () => {}, onTakeTheirs: () => {} }
  const dialog = (
    <ConflictDialog
      mine={{ ...text, ...mine }}
      theirs={{ ...text, ...theirs }}
      explanation="Choose one."
      {...choices}
    />
  )
  openPortal({ '/': dialog })
  return screen.findByRole('dialog', { name: 'This post has changed' })
}

it('says that only the cover and the order of the pictures differ', async () => {
  const dialog = within(
    await open({ imageIds: ['a', 'b'], coverImageId: 'a' }, { imageIds: ['b', 'a'], coverImageId: null }),
  )
  dialog.getByText('The cover is a different one.')
  dialog.getByText('The pictures are in a different order.')
  expect(dialog.queryByText('Changed')).toBeNull()
})

it('says nothing of pictures where they are the same', async () => {
  const pictures = { imageIds: ['a', 'b'], coverImageId: 'a' }
  const dialog = within(await open(pictures, pictures))
  dialog.getByText('Choose one.')
  expect(dialog.queryByText(/^The (cover|pictures)/)).toBeNull()
})

it('has a word for a picture without a name, and marks it', async () => {
  const content = { ops: [...text.content.ops, { insert: { image: { id: 'a', name: '' } } }, { insert: '\n' }] }
  const dialog = within(await open({ content }, {}))
  expect(dialog.getByText(/^Picture/).textContent).toBe('Picture Changed')
})
