import { describe, expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { messages } from '../messages'
import { channels, groupChange, groupsOf, groupState, matrixOf, mergeCells, totalsOf } from './matrix'

const cell = (
  typeId: string,
  channel: Schemas['NotificationChannel'],
  more: Partial<Schemas['NotificationCell']> = {},
): Schemas['NotificationCell'] => ({ typeId, channel, value: null, effective: true, locked: null, ...more })

const row = (typeId: string) => channels.map((channel) => cell(typeId, channel))
const cells = [
  ...row('comment-like'),
  ...row('post-comment'),
  cell('task-assign', 'stream', { locked: 'asked' }),
  ...row('newer-kind'),
]

it('puts each kind into one group, those of a newer server with the others', () => {
  expect(groupsOf(cells).map(({ id, typeIds }) => [id, typeIds])).toEqual([
    ['own', ['comment-like', 'post-comment']],
    ['tasks', ['task-assign']],
    ['other', ['newer-kind']],
  ])
})

describe('a cell', () => {
  it('shows the change before it is confirmed', () => {
    const matrix = matrixOf(cells, [{ typeId: 'comment-like', channel: 'summary', value: 'off' }])
    expect(matrix('comment-like', 'summary')).toEqual({ on: false, changed: true, refusal: undefined })
    expect(matrix('post-comment', 'summary')).toMatchObject({ on: true, changed: false })
  })

  it('of push is off and closed where the kind is off in the portal', () => {
    const matrix = matrixOf(cells, [{ typeId: 'comment-like', channel: 'stream', value: 'off' }])
    expect(matrix('comment-like', 'push')).toMatchObject({ on: false, refusal: messages.needsStream })
  })

  it('that is locked keeps its state and says why', () => {
    const matrix = matrixOf(cells, [{ typeId: 'task-assign', channel: 'stream', value: 'off' }])
    expect(matrix('task-assign', 'stream')).toMatchObject({ on: true, refusal: messages.asked })
  })
})

describe('a group', () => {
  const [own] = groupsOf(cells)
  if (!own) throw new Error('There is no group')

  it('is on, off or mixed, and changes what is not locked', () => {
    expect(groupState(matrixOf(cells, []), own, 'push')).toBe('on')
    const off = groupChange(matrixOf(cells, []), own, 'push', false)
    expect(off).toHaveLength(2)
    expect(groupState(matrixOf(cells, off), own, 'push')).toBe('off')
    expect(groupState(matrixOf(cells, off.slice(1)), own, 'push')).toBe('mixed')
  })
})

it('counts what would have come', () => {
  const volume = [
    { typeId: 'comment-like', count: 41 },
    { typeId: 'post-comment', count: 17 },
  ]
  const matrix = matrixOf(cells, [{ typeId: 'comment-like', channel: 'push', value: 'off' }])
  expect(totalsOf(matrix, volume, true)).toEqual({ stream: 58, push: 17, summary: 58 })
  expect(totalsOf(matrix, volume, false).summary).toBe(0)
})

it('lets the last change of a cell win', () => {
  const change = (value: 'on' | 'off') => ({ typeId: 'comment-like', channel: 'push' as const, value })
  expect(mergeCells([change('off')], [change('on')])).toEqual([change('on')])
})
