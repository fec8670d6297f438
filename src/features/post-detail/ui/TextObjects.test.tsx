import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createWatch } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
// At hand, so that no test waits for it.
import '@/features/table-info/ui/InlineTable'
import { overlayRequested } from '@/shared/overlays'
import { openPortal } from '@/shared/testing/open-portal'
import { PostDetail } from './PostDetail'

afterEach(() => void vi.unstubAllGlobals())

const post: Schemas['Post'] = examples.getPost.media
const draw = (shown: Schemas['Post']) =>
  openPortal({ '/': <PostDetail summary={shown} post={shown} tools={null} rail={null} /> })

it('shows the cover above the title, and each picture once: where the text has it', async () => {
  draw(post)
  const title = await screen.findByRole('heading', { level: 1 })
  const cover = screen.getByRole('img', { name: 'The heat exchanger behind hall B' })
  expect(cover.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(cover.style.objectPosition).toBe('50% 40%')
  const figure = within(screen.getByRole('figure'))
  figure.getByText('The pipes in the cellar')
  expect(screen.getAllByRole('img', { name: 'Two pipes with their new insulation' })).toEqual([figure.getByRole('img')])
  expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull()
})

it('shows a table in the text, and the way to the rows that it leaves out', async () => {
  const { scope } = draw({ ...post, tables: post.tables?.map((table) => ({ ...table, rowsCount: 40 })) ?? [] })
  const opened = vi.fn()
  createWatch({ unit: overlayRequested, scope, fn: opened })
  const drawn = within(await screen.findByRole('table', { name: /^Zero position/ }))
  drawn.getByRole('cell', { name: '0.01' })
  fireEvent.click(screen.getByRole('button', { name: 'Open all 40 rows' }))
  expect(opened).toHaveBeenCalledWith({ overlay: 'tableInfo', tableId: 'values-line-4' })
})

it('shows a table that the server does not tell of as a link to it', async () => {
  draw({ ...post, tables: [] })
  await waitFor(() => screen.getByText('Zero position of the presses of line 4, last ten days'))
  expect(screen.queryByRole('table')).toBeNull()
})
