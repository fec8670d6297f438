import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { hiddenIn, inGroups, shownCounts } from './groups'

const [task] = examples.listTasks.tasksAssigned.tasks
const tasks = ['a', 'b', 'c', 'd'].flatMap((id) => (task ? [{ ...task, id }] : []))
const nothing = new Set<string>()
const shown = (placed: ReturnType<typeof inGroups>) =>
  placed.map((one) => [one.task.id, one.group, one.begins, one.isLast])

it('makes the parts as long as the server has counted them', () => {
  expect(shown(inGroups(tasks, { overdue: 1, today: 0, week: 0, later: 3 }, nothing))).toEqual([
    ['a', 'overdue', true, true],
    ['b', 'later', true, false],
    ['c', 'later', false, false],
    ['d', 'later', false, true],
  ])
})

it('leaves a deleted task out and all others where they are', () => {
  expect(shown(inGroups(tasks, { overdue: 2, later: 2 }, new Set(['a', 'd'])))).toEqual([
    ['b', 'overdue', true, true],
    ['c', 'later', true, true],
  ])
})

it('makes one part of a list that is in another order', () => {
  expect(shown(inGroups(tasks, null, nothing))).toEqual([
    ['a', null, false, false],
    ['b', null, false, false],
    ['c', null, false, false],
    ['d', null, false, true],
  ])
})

it('counts what is shown alone, though the server still counts what is deleted', () => {
  const deleted = new Set(['a', 'd', 'elsewhere'])
  expect(shownCounts(tasks, { overdue: 2, later: 2 }, deleted)).toEqual({ overdue: 1, later: 1 })
  expect(hiddenIn([{ tasks: tasks.slice(0, 2) }, { tasks: tasks.slice(2) }], deleted)).toBe(2)
})
