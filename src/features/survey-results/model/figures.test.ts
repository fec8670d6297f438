import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { createPortalIntl } from '@/shared/i18n'
import { amountsOf, groupsOf, partsOf, shareOf, sidesOf } from './figures'

const words = { 'surveyResults.span': '{from} to under {to}', 'surveyResults.other': 'Other' }
const intl = createPortalIntl('en', words, 'Europe/Rome')
const asked = { id: 'q', text: 'Which?', required: false, series: 1 }
const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
]

it('puts choices in the order of their number, and own words last', () => {
  const question: Schemas['Question'] = { ...asked, kind: 'single-choice', options, allowOther: true }
  const counts = [
    { key: 'a', count: 2 },
    { key: 'b', count: 5 },
    { key: 'other', count: 9 },
  ]
  expect(amountsOf(question, { counts }, intl).map(({ id }) => id)).toEqual(['b', 'a', 'other'])
})

it('puts a ranking in the order of its mean places', () => {
  const question: Schemas['Question'] = { ...asked, kind: 'ranking', options }
  const counts = [
    { key: 'a', count: 5, mean: 1.9 },
    { key: 'b', count: 4, mean: 1.1 },
  ]
  expect(amountsOf(question, { counts }, intl).map(({ label, place }) => [label, place])).toEqual([
    ['Beta', 1.1],
    ['Alpha', 1.9],
  ])
})

it('names the ends of a scale and the spans of numbers', () => {
  const scale: Schemas['Question'] = { ...asked, kind: 'scale', from: 1, to: 3, lowLabel: 'Never', highLabel: 'Always' }
  const steps = ['1', '2', '3'].map((key) => ({ key, count: 1 }))
  expect(amountsOf(scale, { counts: steps }, intl).map(({ label }) => label)).toEqual(['1 Never', '2', '3 Always'])
  const number: Schemas['Question'] = { ...asked, kind: 'number', unit: 'min' }
  const spans = [{ key: '0', count: 3, from: '0', to: '5' }]
  expect(amountsOf(number, { counts: spans }, intl).map(({ label }) => label)).toEqual(['0 to under 5 min'])
})

it('takes a matrix apart by its rows', () => {
  const rows = [
    { id: 'r', label: 'Row' },
    { id: 's', label: 'Second' },
  ]
  const question: Schemas['Question'] = { ...asked, kind: 'matrix', options, rows }
  const counts = [
    { key: 'a', rowId: 'r', count: 1 },
    { key: 'b', rowId: 'r', count: 2 },
    { key: 'a', rowId: 's', count: 4 },
  ]
  expect(partsOf(question).map(({ id }) => id)).toEqual(['r', 's'])
  expect(amountsOf(question, { counts }, intl, 'r').map(({ count }) => count)).toEqual([1, 2])
})

it('counts who is below and above the middle, and nobody twice', () => {
  expect(sidesOf([1, 2, 3, 4, 5])).toEqual({ low: 3, high: 9 })
  expect(sidesOf([1, 2, 3, 4])).toEqual({ low: 3, high: 7 })
  expect(shareOf(0, 0, intl)).toBe('0%')
  expect(shareOf(1, 3, intl)).toBe('33%')
})

it('tells the groups that are shown from those that are named as hidden', () => {
  const none = { answered: 0, counts: [], mean: null }
  const result = {
    ...none,
    questionId: 'q',
    series: 1,
    hidden: false,
    groups: [
      { key: 't', hidden: false, ...none },
      { key: 'u', hidden: true, ...none },
    ],
  }
  const names = [
    { key: 't', name: 'Torino', count: 9 },
    { key: 'u', name: 'Ulm', count: null },
  ]
  const { shown, hidden } = groupsOf(result, names)
  expect(shown.map(({ name }) => name)).toEqual(['Torino'])
  expect(hidden).toEqual(['Ulm'])
})
