import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import * as stories from '../screens/StartUp.stories'
import { endingOf, faults, startWith, type Ending, type FaultName } from './testing/fault-walk'

const names = Object.keys(faults) as FaultName[]

it('ends in the portal when nothing goes wrong', async () => {
  expect(endingOf(await startWith(null))).toBe('portal')
})

it.each(names)('has an ending for %s', async (fault) => {
  const { environment, session } = faults[fault]
  expect(endingOf(await startWith({ call: 'environment', fault }))).toBe(environment)
  expect(endingOf(await startWith({ call: 'session', fault }))).toBe(session)
})

it('has a story for every ending', async () => {
  const reached: Ending[] = []
  // One after the other: each start has the network to itself.
  for (const { args } of Object.values(composeStories(stories)))
    reached.push(endingOf(await startWith(args.wrong ?? null)))
  const endings = names.flatMap((name) => [faults[name].environment, faults[name].session])
  expect([...new Set(reached)].sort()).toEqual([...new Set([...endings, 'portal'])].sort())
})
