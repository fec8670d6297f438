import { describe, expect, it } from 'vitest'
import { problemOf } from './query-problem'

describe('a query', () => {
  it.each(['press', '#line4', '-drill', '"line 4', '<script>', 'C++ 😀'])('%j is sent', (query) => {
    expect(problemOf(query)).toBeNull()
  })

  it.each(['+', '- -', '""', '!!! …', '%'])('%j has nothing to look for', (query) => {
    expect(problemOf(query)).toEqual({ kind: 'signs' })
  })

  it('may have 500 letters and 32 words', () => {
    expect(problemOf('x'.repeat(500))).toBeNull()
    expect(problemOf('x'.repeat(600))).toEqual({ kind: 'letters', count: 600, most: 500 })
    expect(problemOf('x '.repeat(40))).toEqual({ kind: 'words', count: 40, most: 32 })
  })
})
