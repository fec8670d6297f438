import { expect, it } from 'vitest'
import type { Operation, Result } from './plan.ts'
import { reportOf, summaryOf } from './report.ts'

const operations: Operation[] = ['likePost', 'getPost', 'getTable'].map((id) => ({
  id,
  tag: 'posts',
  screens: [],
  hasList: false,
  isRead: true,
}))

function result(operationId: string, fault: string, own: Partial<Result> = {}): Result {
  const screen = { row: 'post', folder: 'post', address: '/post/p-1', userName: 'giulia.riva' }
  const way = { operationId, screen, seed: 'default' as const, steps: [], losesFocus: false, elsewhere: false }
  return { way, fault, isDone: true, called: true, findings: [], ...own }
}

const results = [
  result('likePost', '500'),
  result('likePost', 'late', { called: false }),
  result('getPost', '500', { findings: ['the page is blank', 'uncaught: Error\n    at somewhere'] }),
]

/** The cells of an operation below the head of the table, without those that are empty. */
function cellsOf(id: string): string[] {
  const row = reportOf(results, operations)
    .split('\n')
    .find((line) => line.startsWith(`| ${id} `))
  return (row ?? '').split('|').flatMap((cell) => cell.trim() || [])
}

it('says of each operation on which screens it was walked, and what each fault has shown', () => {
  expect(cellsOf('likePost')).toEqual(['likePost', 'post', '·', '?'])
  expect(cellsOf('getPost')).toEqual(['getPost', 'post', '2'])
})

it('names what no way leads to', () => {
  expect(cellsOf('getTable')).toEqual(['getTable', 'not called'])
})

it('says how a finding is seen, each on one line', () => {
  const report = reportOf(results, operations)
  expect(report).toContain('## getPost × 500 on post\n\nopen /post/p-1 as giulia.riva\n\n- the page is blank\n')
  expect(report).toContain('- uncaught: Error | at somewhere\n')
  expect(report).not.toContain('## likePost')
})

it('counts combinations, findings and calls that were not made again', () => {
  expect(summaryOf(results)).toBe('3 combinations, 1 with findings, 1 not called again.')
  expect(summaryOf(results.slice(0, 1))).toBe('1 combinations, 0 with findings.')
})
