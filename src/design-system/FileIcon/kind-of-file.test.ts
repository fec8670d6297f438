import { expect, it } from 'vitest'
import { kindOfFile } from './kind-of-file'

it.each([
  ['application/pdf', '', 'pdf'],
  ['image/webp', '', 'image'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '', 'sheet'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', '', 'presentation'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '', 'text'],
  ['application/octet-stream', 'values-week-47.XLSX', 'sheet'],
  [null, 'backup.tar.gz', 'archive'],
  ['application/json', '', 'code'],
  [undefined, 'README', 'other'],
])('knows %s %s as %s', (type, name, kind) => {
  expect(kindOfFile(type, name)).toBe(kind)
})
