import { expect, it } from 'vitest'
import { readAddress } from '@/shared/address-state'
import { filterCount, filterOf } from './list-address'

const addressOf = (query: string) => readAddress('workflows', new URLSearchParams(query))

it('asks for what waits where the address says nothing', () => {
  expect(filterOf(addressOf(''))).toEqual({ scope: 'waiting' })
})

it('asks for what the address names, and for nothing that does not exist', () => {
  const address = addressOf(
    'tab=all&workflowId=wf-review&assigneeId=none&overTarget=1&search=%20press%20&sort=title&a=b',
  )
  expect(filterOf(address)).toEqual({
    scope: 'all',
    workflowId: 'wf-review',
    assigneeId: 'none',
    overTarget: true,
    search: 'press',
    sort: 'title',
  })
  expect(filterOf(addressOf('tab=mine&sort=age'))).toEqual({ scope: 'waiting' })
})

it('counts the filters behind the button of a phone, without search and order', () => {
  expect(filterCount(addressOf('search=press&sort=title&stateId=ws-review&overTarget=1'))).toBe(2)
})
