import { expect, it } from 'vitest'
import { hrefOf } from './href'

it.each([
  ['/people?duty=duty-first-aid', { href: '/people?duty=duty-first-aid', outside: false }],
  ['https://canteen.meridiana.example/', { href: 'https://canteen.meridiana.example/', outside: true }],
])('leads to %s', (address, expected) => {
  expect(hrefOf(address)).toEqual(expected)
})

it.each([
  'javascript:alert(1)',
  '//evil.example/',
  '/.//evil.example/',
  'http://plain.example/',
  'data:text/html,x',
  '',
])('leaves out %j', (address) => {
  expect(hrefOf(address)).toBeNull()
})
