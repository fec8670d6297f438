import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { createPortalIntl } from '@/shared/i18n'
import { conditionWords } from './condition-words'

const words = {
  'surveys.askedIf': 'Asked only if',
  'surveys.askedIfAny': 'Asked only if any of this is true',
  'surveys.isEqual': '“{question}” is {answer}',
  'surveys.isAtLeast': '“{question}” is {answer} or more',
  'surveys.yes': 'Yes',
}
const intl = createPortalIntl('en', words, 'Europe/Rome')
const asked = { required: false, series: 1 }
const questions: Schemas['Question'][] = [
  { ...asked, id: 'q-wrong', kind: 'yes-no', text: 'Did it go wrong?' },
  { ...asked, id: 'q-where', kind: 'single-choice', text: 'Where?', options: [{ id: 'o-ulm', label: 'Ulm' }] },
  { ...asked, id: 'q-often', kind: 'scale', text: 'How often?' },
]
const when = (match: 'all' | 'any', ...conditions: Schemas['QuestionCondition'][]) => ({
  showWhen: { match, conditions },
})

it('says an answer as people read it', () => {
  expect(conditionWords(when('all', { questionId: 'q-wrong', is: 'equal', value: true }), questions, intl)).toEqual({
    intro: 'Asked only if',
    conditions: ['“Did it go wrong?” is Yes'],
  })
})

it('names options by their words, and each condition of several', () => {
  const showWhen = when(
    'any',
    { questionId: 'q-where', is: 'equal', value: 'o-ulm' },
    { questionId: 'q-often', is: 'at-least', value: 3 },
  )
  expect(conditionWords(showWhen, questions, intl)).toEqual({
    intro: 'Asked only if any of this is true',
    conditions: ['“Where?” is Ulm', '“How often?” is 3 or more'],
  })
})

it('says nothing of a question that is always asked', () => {
  expect(conditionWords({}, questions, intl)).toBeNull()
})
