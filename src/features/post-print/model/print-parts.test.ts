import { expect, it } from 'vitest'
import { readParts, writeParts } from './print-parts'

it('prints the pictures where the address says nothing, and the text alone where it says so', () => {
  expect(readParts('')).toEqual(['pictures'])
  expect(readParts(writeParts([]))).toEqual([])
})

it('reads the parts that it wrote, in the order of the paper and without what it does not know', () => {
  expect(readParts(writeParts(['pictures', 'comments']))).toEqual(['pictures', 'comments'])
  expect(readParts('comments,stamps,files')).toEqual(['files', 'comments'])
})
