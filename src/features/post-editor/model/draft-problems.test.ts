import { expect, it } from 'vitest'
import { problemsOf } from './draft-problems'

const draft = { title: 'Lockout', content: { ops: [{ insert: 'Text\n' }] }, communityId: 'c', language: 'en' }
const ids = (count: number) => Array.from({ length: count }, (_, index) => `image-${index}`)
const codes = (fields: Parameters<typeof problemsOf>[0]) => problemsOf(fields, []).map(({ code }) => code)

it('lets thirty pictures stand, and not one more, whether in the text, below it or above the title', () => {
  expect(codes({ ...draft, imageIds: ids(30), coverImageId: 'image-0' })).toEqual([])
  expect(codes({ ...draft, imageIds: ids(30), coverImageId: 'cover' })).toEqual(['too-many-images'])
  expect(codes({ ...draft, imageIds: ids(31) })).toEqual(['too-many-images'])
})

it('lets twenty tables stand, and not one more', () => {
  const tables = (count: number) => ({ ops: ids(count).map((id) => ({ insert: { table: { id, name: 'Torques' } } })) })
  expect(codes({ ...draft, content: tables(20) })).toEqual([])
  expect(codes({ ...draft, content: tables(21) })).toEqual(['too-many-tables'])
})
