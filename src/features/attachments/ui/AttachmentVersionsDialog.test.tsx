import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'
import { AttachmentVersionsDialog } from './AttachmentVersionsDialog'

afterEach(() => vi.unstubAllGlobals())

const files = '/posts/p-1042/attachments'
const { attachments, occToken } = examples.listAttachments.withVersions

const open = (attachmentId: string, options: OpenOptions = {}) =>
  openPortal(
    {
      '/': (
        <AttachmentVersionsDialog
          request={{ overlay: 'attachmentVersions', postId: 'p-1042', attachmentId }}
          onClose={() => undefined}
        />
      ),
    },
    options,
  )
const rowOf = (version: string) => {
  const row = screen.getByText(version).closest('li')
  if (!row) throw new Error(`${version} stands in no row`)
  return within(row)
}
/** The example picture with earlier versions. */
function withPictures(): Schemas['Attachment'] {
  const picture = attachments.find(({ mimeType }) => mimeType === 'image/png')
  const [newest] = picture?.versions ?? []
  if (!picture || !newest) throw new Error('no example is a picture')
  return {
    ...picture,
    version: 3,
    versions: [3, 2, 1].map((version) => ({ ...newest, version, url: `./v${version}` })),
  }
}

it('says of each version who added it, when, how large it is and what is new', async () => {
  open('att-1')
  await screen.findByRole('dialog', { name: 'report-line4.pdf' })
  await screen.findByText('3 versions')
  const newest = rowOf('Version 3, current')
  newest.getByText(/^2\.4 MB, Marco Bianchi, /)
  newest.getByText('“With the third measuring point”')
  expect(newest.queryByRole('button', { name: /^Restore/ })).toBeNull()
  const first = rowOf('Version 1')
  expect(first.getByRole('link', { name: 'Download version 1' }).getAttribute('href')).toMatch(/content\?version=1$/)
})

it('restores an old version as one more, and says so', async () => {
  const { tips } = open('att-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  await screen.findByText('4 versions')
  rowOf('Version 4, current').getByText('Restored from version 1')
  expect(tips).toMatchObject([
    { title: { id: 'attachments.versions.restored' }, translateParams: { from: 1, version: 4 } },
  ])
})

it.each([
  ['occ-conflict', 409, 'changed'],
  ['attachments-forbidden', 403, 'forbidden'],
  ['internal-error', 500, 'restoreFailed'],
])('restores nothing where it is refused with %s, says why, and reads the list anew', async (code, status, words) => {
  const { portal, tips } = open('att-1', {
    intercept: ({ method }) => (method === 'POST' ? problem(status, code) : undefined),
  })
  const lists = () => portal.requests.filter(({ method, path }) => method === 'GET' && path.endsWith(files)).length
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  await waitFor(() => expect(tips).toMatchObject([{ title: { id: `attachments.versions.${words}` } }]))
  await waitFor(() => expect(lists()).toBe(2))
  screen.getByText('3 versions')
})

it('offers nothing to restore to those who may not change the files of the post', async () => {
  open('att-1', {
    intercept: ({ url }) =>
      url.endsWith('/posts/p-1042')
        ? Response.json({ ...examples.getPost.detail, canAddAttachments: false })
        : undefined,
  })
  await screen.findByText('3 versions')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Download version 2' })).toBeTruthy())
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
})

it('shows two versions of a picture side by side, at first the newest and the one before', async () => {
  open('att-6', {
    intercept: ({ url }) =>
      url.endsWith(files) ? Response.json({ attachments: [withPictures()], occToken }) : undefined,
  })
  await screen.findByRole('img', { name: 'The picture in version 3' })
  screen.getByRole('img', { name: 'The picture in version 2' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'Version 1')
  expect(screen.getByRole('img', { name: 'The picture in version 1' }).getAttribute('src')).toMatch(/\/v1$/)
  screen.getByRole('img', { name: 'The picture in version 3' })
})

it('says that the file is gone', async () => {
  open('none')
  await screen.findByText('This file is no longer on the post')
})
