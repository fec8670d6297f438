import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { inGroups } from './groups'

const { tasks } = examples.listTasks.tasksAssigned
const reader = { now: Date.parse('2026-11-20T10:17:00Z'), timeZone: 'Europe/Rome' }

it('says with which task a part of the list begins', () => {
  const [overdue, later] = tasks
  if (!overdue || !later) throw new Error('the example has two tasks')
  const placed = inGroups([overdue, later, later], reader)
  expect(placed.map(({ begins, isFirst, isLast }) => [begins, isFirst, isLast])).toEqual([
    ['overdue', true, true],
    ['later', true, false],
    [null, false, true],
  ])
})

it('makes one part of a list that is in another order', () => {
  expect(inGroups(tasks, null).map(({ begins, isFirst, isLast }) => [begins, isFirst, isLast])).toEqual([
    [null, true, false],
    [null, false, true],
  ])
})
