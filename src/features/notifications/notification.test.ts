import { describe, expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { attachmentsOf, authorsOf, editedField, type Notification, transitionOf } from './notification'
import { entry } from './testing/fixtures'

const stream = examples.getNotificationsStream

function example(name: keyof typeof stream): Notification {
  const [first] = stream[name].notifications
  if (!first) throw new Error(`The example ${name} is empty`)
  return first
}

describe('authors', () => {
  it('are a list whether the server sends one or several', () => {
    expect(authorsOf(example('authorAsOneUser'))).toHaveLength(1)
    expect(authorsOf(example('manyAuthors')).length).toBeGreaterThan(1)
  })
})

describe('an edit', () => {
  const edited = (changes: Notification['postDataChangedValues']) =>
    editedField(entry(1, changes ? { postDataChangedValues: changes } : {}))
  const date = { old: null, new: '2026-11-25' }

  it('is about the dates, the assignee or the priority when it changed nothing else', () => {
    expect(edited({ expectedStartDate: date, expectedEndDate: date })).toBe('dates')
    expect(edited({ assignee: { old: null, new: null } })).toBe('assignee')
    expect(edited({ priority: { old: 'low', new: 'high' } })).toBe('priority')
  })

  it('is just an edit when it changed several things, or none that is named', () => {
    expect(edited({ expectedEndDate: date, priority: { old: null, new: 'urgent' } })).toBe('other')
    expect(edited(undefined)).toBe('other')
  })
})

describe('a change of status', () => {
  it('goes from one state to the other', () => {
    const transition = transitionOf(example('statusChange'))
    expect([transition?.from.name, transition?.to.name, transition?.elided]).toEqual(['Draft', 'In review', false])
  })

  it('goes from the first state to the last one when several were folded', () => {
    const transition = transitionOf(example('statusChangeAggregated'))
    expect([transition?.from.name, transition?.to.name, transition?.elided]).toEqual(['Draft', 'Published', true])
  })

  it('of a task says what happened to the task', () => {
    expect(transitionOf(example('taskClosed'))?.to.name).toBe('Done')
  })

  it('is none where the server tells of none', () => {
    expect(transitionOf(example('comment'))).toBeNull()
  })
})

it('lists every added, updated and versioned attachment once', () => {
  const [one] = attachmentsOf(example('attachmentAdd'))
  if (!one) throw new Error('The example has no attachment')
  const twice = entry(1, { addedAttachments: [one], versionedAttachments: [{ ...one, version: 2 }] })
  expect(attachmentsOf(twice).map(({ version }) => version)).toEqual([2])
  expect(attachmentsOf(example('postAttachmentsEdit')).length).toBeGreaterThan(1)
})
