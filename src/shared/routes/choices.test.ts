import { expect, it } from 'vitest'
import { readChoices, withoutUnknown, writeChoices } from './choices'

const choices = {
  search: 'text',
  place: 'several',
  'at-work': 'switch',
  sort: { oneOf: ['name', 'match'] },
  month: { like: /^\d{4}-\d\d$/ },
} as const
const none = { search: '', place: [], 'at-work': false, sort: 'name', month: '' }

it.each([
  ['', none],
  ['search=ana&place=torino&place=campinas', { ...none, search: 'ana', place: ['torino', 'campinas'] }],
  ['place=torino&place=torino&place=', { ...none, place: ['torino'] }],
  ['at-work=1&sort=match', { ...none, 'at-work': true, sort: 'match' }],
  ['at-work=yes&sort=age&month=today', none],
  ['month=2026-11', { ...none, month: '2026-11' }],
])('reads "%s"', (search, chosen) => {
  expect(readChoices(choices, new URLSearchParams(search))).toEqual(chosen)
})

it.each([
  [
    'says what is chosen, and leaves the rest alone',
    'id=7',
    { place: ['a', 'b'], sort: 'match' },
    'id=7&place=a&place=b&sort=match',
  ],
  ['needs no word for what holds anyway', 'sort=match&search=ana', { sort: 'name', search: '' }, ''],
  ['turns a switch off by leaving it out', 'at-work=1', { 'at-work': false }, ''],
  ['drops what does not exist', 'sort=age&at-work=yes&month=x&id=7', {}, 'id=7'],
  ['keeps what it does not change', 'search=ana&at-work=1', { place: ['a'] }, 'search=ana&place=a&at-work=1'],
] as const)('%s', (_what, search, change, address) => {
  expect(writeChoices(choices, new URLSearchParams(search), change).toString()).toBe(address)
})

it.each([
  ['sort=age&at-work=yes&place=&month=today&id=7', 'id=7'],
  ['sort=name&search=&at-work=1&place=a&month=2026-11&x=1', 'sort=name&search=&at-work=1&place=a&month=2026-11&x=1'],
])('leaves of "%s" what exists', (search, known) => {
  expect(withoutUnknown(choices, new URLSearchParams(search)).toString()).toBe(known)
})
