import { expect, it } from 'vitest'
import { freeName } from './run'

it.each([
  ['plan.pdf', [], 'plan.pdf'],
  ['plan.pdf', ['plan.pdf'], 'plan (2).pdf'],
  ['plan.pdf', ['plan.pdf', 'plan (2).pdf'], 'plan (3).pdf'],
  ['plan', ['plan'], 'plan (2)'],
  ['.env', ['.env'], '.env (2)'],
  ['a.tar.gz', ['a.tar.gz'], 'a.tar (2).gz'],
])('calls %s beside %s %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free)
})
