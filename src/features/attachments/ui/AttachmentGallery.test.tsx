import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal } from '@/shared/testing/open-portal'
import { AttachmentGallery } from './AttachmentGallery'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
})

it('opens a document at its page, and says the page also where the browser has no reader', async () => {
  const [known] = examples.listAttachments.default.attachments
  if (!known) throw new Error('the example has no file')
  const report = { ...known, name: 'report.pdf', mimeType: 'application/pdf' }
  const gallery = <AttachmentGallery attachments={[report]} attachmentId={report.id} page={3} onClose={vi.fn()} />
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true })
  const { unmount } = openPortal({ '/': gallery })
  expect((await screen.findByTitle('report.pdf')).getAttribute('src')).toMatch(/#page=3$/)
  unmount()
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: false })
  openPortal({ '/': gallery })
  expect(await screen.findByText('report.pdf, page 3')).toBeTruthy()
})
