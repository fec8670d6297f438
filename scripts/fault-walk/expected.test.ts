import { expect, it } from 'vitest'
import { expectedLines } from './expected.ts'

const line = (status: number) => `Failed to load resource: the server responded with a status of ${status} (Why)`
const isExpected = (fault: string, text: string) => expectedLines(fault).some((pattern) => pattern.test(text))

it('expects that what came late was done meanwhile', () => {
  expect(isExpected('late', line(409))).toBe(true)
  expect(isExpected('late', line(500))).toBe(false)
})

it('expects no conflict where nothing came late', () => {
  expect(isExpected('500', line(409))).toBe(false)
})
