import { describe, expect, it } from 'vitest'
import { problemsOf } from './known-flaky.ts'

const entry = { file: 'tests/e2e/dock.test.ts', title: 'it docks', since: '2026-11-24', seen: '1 of 40 under load' }
const titlesOf = (file: string) => (file === entry.file ? ['it docks', 'it floats'] : null)

describe('the list of tests that are known as flaky', () => {
  it('takes up to five tests that exist', () => {
    expect(problemsOf([], titlesOf)).toEqual([])
    expect(problemsOf(Array(5).fill(entry), titlesOf)).toEqual([])
  })

  it.each([
    ['a sixth entry', Array(6).fill(entry), /^It has 6 entries; 5 at most/],
    ['a test that does not exist', [{ ...entry, title: 'it sinks' }], /^Entry 1: no test of .* is called “it sinks”/],
    ['a file without tests', [entry, { ...entry, file: 'tests/e2e/no.test.ts' }], /^Entry 2: there are no tests in/],
    ['an entry without what was seen', [{ ...entry, seen: '' }], /^Entry 1 needs the texts file, title, since, seen/],
    ['another field', [{ ...entry, owner: 'Ada' }], /^Entry 1 needs the texts file, title, since, seen/],
    ['a day that is none', [{ ...entry, since: 'yesterday' }], /^Entry 1: since is a day/],
  ])('refuses %s', (_what, list, reason) => {
    expect(problemsOf(list, titlesOf)).toEqual([expect.stringMatching(reason)])
  })

  it('refuses what is no list', () => {
    expect(problemsOf({}, titlesOf)).toEqual(['It is not a list.'])
  })
})
