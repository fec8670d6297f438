import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'

import { AttachmentsPanel } from './AttachmentsPanel'

afterEach(() => vi.unstubAllGlobals())

const list = examples.listAttachments.withVersions
const [template] = list.attachments as [Schemas['Attachment'], ...Schemas['Attachment'][]]

const open = (options: OpenOptions = {}) =>
  openPortal({ '/': <AttachmentsPanel postId="p-1042" now={new Date('2026-11-20T10:17:00Z')} /> }, options)
const openWith = (...attachments: Partial<Schemas['Attachment']>[]) =>
  open({
    intercept: () =>
      Response.json({
        ...list,
        attachments: attachments.map((one, index) => ({ ...template, id: `a${index}`, ...one })),
      }),
  })

it('shows each file with its version, size, who added it and when', async () => {
  openWith({
    name: 'report-line4.pdf',
    version: 3,
    sizeBytes: 2_412_544,
    addedAt: '2026-01-05T10:00:00Z',
    addedBy: { ...template.addedBy, fullName: 'Marco Bianchi' },
  })
  const row = (await screen.findByText('report-line4.pdf')).closest('li') as HTMLElement
  within(row).getByRole('button', { name: 'Version 3: all versions of report-line4.pdf' })
  expect(row.textContent).toContain('2.4 MB, added by Marco Bianchi, 5 Jan')
})

it('downloads what is no picture from the address of the portal', async () => {
  openWith({ name: 'values.xlsx', mimeType: 'application/vnd.ms-excel', url: './api/files/values.xlsx' })
  const link = await screen.findByRole('link', { name: 'values.xlsx' })
  expect(link.getAttribute('href')).toContain('api/files/values.xlsx')
  expect(link.hasAttribute('download')).toBe(true)
})

it('shows a file kept elsewhere without leading there', async () => {
  openWith({ name: 'values.xlsx', mimeType: 'application/pdf', url: 'https://elsewhere.example/values.xlsx' })
  const row = (await screen.findByText('values.xlsx')).closest('li') as HTMLElement
  expect(within(row).queryByRole('link')).toBeNull()
  within(row).getByText('Kept outside the portal: https://elsewhere.example/values.xlsx')
})

it('opens a picture large among the other pictures, and offers to download it', async () => {
  const picture = { mimeType: 'image/webp', url: './api/files/press.webp', thumbnailUrl: null }
  openWith(
    { name: 'notes.pdf', mimeType: 'application/pdf' },
    { ...picture, name: 'press-1.webp' },
    { ...picture, name: 'press-2.webp' },
  )
  await screen.findByRole('link', { name: 'Download press-2.webp' })
  await userEvent.click(screen.getByRole('button', { name: 'press-2.webp' }))
  const dialog = await screen.findByRole('dialog', { name: 'Attached files' })
  within(dialog).getByText(/^2 of 2/)
})

it('says when there are no files', async () => {
  openWith()
  await screen.findByRole('heading', { name: 'No files here' })
})

it('says so when the files cannot be had, and tries again when asked to', async () => {
  const { portal } = open({ intercept: () => problem(503, 'unavailable') })
  await screen.findByRole('heading', { name: 'The files could not be loaded' })
  portal.intercept = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('report-line4.pdf')
})
