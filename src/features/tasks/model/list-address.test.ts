import { expect, it } from 'vitest'
import { readAddress } from '@/shared/address-state'
import { filterCount, filterOf } from './list-address'

const addressOf = (query: string) => readAddress('tasks', new URLSearchParams(query))

it('asks for what the address says, and for nothing that it leaves open', () => {
  expect(filterOf(addressOf(''))).toEqual({ scope: 'assigned' })
  expect(filterOf(addressOf('scope=monitored&due=today&priority=high&search=+press+&sort=newest'))).toEqual({
    scope: 'monitored',
    due: 'today',
    priority: 'high',
    search: 'press',
    sort: 'newest',
  })
})

it('asks closed tasks for no day and no order', () => {
  expect(filterOf(addressOf('state=closed&due=today&sort=newest'))).toEqual({ scope: 'assigned', state: 'closed' })
})

it('counts the filters without the search', () => {
  expect(filterCount(addressOf('state=closed&communityId=quality-and-safety&search=press'))).toBe(2)
})
