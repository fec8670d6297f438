import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { choiceOf, grantsOf } from './choice'

const user = (id: string): Schemas['Assignee'] => ({
  type: 'user',
  user: { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: false },
})
const [anna, luca, marco] = [user('anna'), user('luca'), user('marco')] as const

it('takes for chosen only what was given, not what comes with the post', () => {
  const choice = choiceOf({
    scope: 'selected',
    readersCount: 3,
    grants: [
      { subject: luca, role: 'edit', source: 'author' },
      { subject: anna, role: 'plan', source: 'assignee' },
      { subject: marco, role: 'read', source: 'grant' },
    ],
  })
  expect(choice).toEqual({ scope: 'selected', readers: [marco], editors: [] })
})

it('names who edits once, and nobody for reading what everyone can read', () => {
  expect(grantsOf({ scope: 'selected', readers: [marco, anna], editors: [anna] })).toEqual([
    { subject: anna, role: 'edit' },
    { subject: marco, role: 'read' },
  ])
  expect(grantsOf({ scope: 'community', readers: [marco], editors: [anna] })).toEqual([{ subject: anna, role: 'edit' }])
})
