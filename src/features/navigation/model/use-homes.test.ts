import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { withCurrentHome } from './use-homes'

const { homes } = examples.listHomes.default
const current = (all: readonly { id: string; current: boolean }[]) =>
  all.filter((home) => home.current).map(({ id }) => id)

it('takes the home of the address for the current one', () => {
  expect(current(withCurrentHome(homes, 'home-torino'))).toEqual(['home-torino'])
})

it.each([undefined, 'home-of-somebody-else'])('keeps the one that the server names when the address has %s', (id) => {
  expect(current(withCurrentHome(homes, id))).toEqual(['home-headquarters'])
})
