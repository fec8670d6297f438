import { afterEach, expect, it, vi } from 'vitest'

import { kindOf } from './kind'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['image/png', './api/files/a', 'picture'],
  ['video/mp4', './api/files/a', 'video'],
  ['application/pdf', './api/files/a', 'pdf'],
  ['application/zip', './api/files/a', 'file'],
  ['application/pdf', 'https://elsewhere.example/a.pdf', 'file'],
  ['video/mp4', 'https://elsewhere.example/a.mp4', 'file'],
] as const)('%s at %s is looked at as a %s', (mimeType, url, kind) => {
  reader(true)
  expect(kindOf({ mimeType, url })).toBe(kind)
})

it('without a reader of the browser a document is only named', () => {
  reader(false)
  expect(kindOf({ mimeType: 'application/pdf', url: './api/files/a' })).toBe('file')
})

function reader(there: boolean) {
  vi.stubGlobal('navigator', { pdfViewerEnabled: there })
}
