import type { Schemas } from '@/api'
import type { AnswerProblem } from './question-rules'

/** An answer, what it is worth and why it cannot be sent; client and mock are both held to it. */
export type VerdictCase = {
  title: string
  question: Partial<Schemas['Question']> & { kind: string }
  value: Schemas['AnswerValue'] | undefined
  verdict?: 'ok' | 'warning' | 'not-ok' | 'not-applicable'
  problem?: AnswerProblem
}

const limits = { lower: '-0.30', upper: '0.30', warnLower: '-0.15', warnUpper: '0.15', target: '0' }
const measured = { kind: 'measurement', decimals: 3, limits }
const upperOnly = {
  kind: 'measurement',
  decimals: 1,
  limits: { lower: null, upper: '55', warnLower: null, warnUpper: '50', target: null },
}
const outerOnly = {
  kind: 'number',
  decimals: 0,
  limits: { lower: '10', upper: '20', warnLower: null, warnUpper: null, target: null },
}
const options: Schemas['QuestionOption'][] = [
  { id: 'clean', label: 'Clean', verdict: 'ok' },
  { id: 'dusty', label: 'Dusty', verdict: 'warning' },
  { id: 'broken', label: 'Broken', verdict: 'not-ok' },
  { id: 'none', label: 'None of it', exclusive: true },
]
const one = { kind: 'single-choice', options }
const several = { kind: 'multiple-choice', options, min: 1, max: 2 }
const scale = { kind: 'scale', from: 1, to: 5 }
const ranking = { kind: 'ranking', options: options.slice(0, 3) }
const matrix = {
  kind: 'matrix',
  rows: [
    { id: 'r1', label: 'Press' },
    { id: 'r2', label: 'Oven' },
  ],
  options: options.slice(0, 3),
}
const chosen = (...optionIds: string[]) => ({ optionIds, other: null })

export const verdictCases: VerdictCase[] = [
  { title: 'a heading is worth nothing', question: { kind: 'section' }, value: undefined },
  { title: 'a heading is never missing', question: { kind: 'section', required: true }, value: undefined },
  { title: 'yes', question: { kind: 'yes-no' }, value: true },
  { title: 'no is an answer', question: { kind: 'yes-no', required: true }, value: false },
  { title: 'yes or no is missing', question: { kind: 'yes-no', required: true }, value: undefined, problem: 'missing' },
  { title: 'yes as a word', question: { kind: 'yes-no' }, value: 'yes', problem: 'not-fitting' },
  { title: 'a day', question: { kind: 'date' }, value: '2026-02-28' },
  { title: 'a leap day', question: { kind: 'date' }, value: '2028-02-29' },
  { title: 'a day that is not', question: { kind: 'date' }, value: '2026-02-29', problem: 'not-fitting' },
  { title: 'a day in another order', question: { kind: 'date' }, value: '28.02.2026', problem: 'not-fitting' },
  { title: 'a text', question: { kind: 'text' }, value: 'Oil at the joint' },
  { title: 'spaces are no text', question: { kind: 'text', required: true }, value: '  \n', problem: 'missing' },
  { title: 'a text as long as it may be', question: { kind: 'text', maxLength: 4 }, value: 'four' },
  { title: 'a text too long', question: { kind: 'text', maxLength: 4 }, value: 'fifth', problem: 'too-long' },
  { title: 'a text that is a number', question: { kind: 'text' }, value: 4, problem: 'not-fitting' },
  { title: 'one option that is ok', question: one, value: chosen('clean'), verdict: 'ok' },
  { title: 'one option that warns', question: one, value: chosen('dusty'), verdict: 'warning' },
  { title: 'one option that is not ok', question: one, value: chosen('broken'), verdict: 'not-ok' },
  { title: 'one option without a verdict', question: one, value: chosen('none') },
  { title: 'two where one is asked', question: one, value: chosen('clean', 'dusty'), problem: 'too-many' },
  { title: 'an unknown option', question: one, value: chosen('lost'), problem: 'not-fitting' },
  { title: 'nothing chosen', question: { ...one, required: true }, value: chosen(), problem: 'missing' },
  { title: 'nothing chosen where nothing has to be', question: one, value: chosen() },
  { title: 'words where none are asked', question: one, value: { optionIds: [], other: 'x' }, problem: 'not-fitting' },
  { title: 'words of one’s own', question: { ...one, allowOther: true }, value: { optionIds: [], other: 'Wet' } },
  {
    title: 'an option and words where one is asked',
    question: { ...one, allowOther: true },
    value: { optionIds: ['clean'], other: 'Wet' },
    problem: 'too-many',
  },
  {
    title: 'words too long',
    question: { ...one, allowOther: true },
    value: { optionIds: [], other: 'x'.repeat(201) },
    problem: 'too-long',
  },
  { title: 'the worst of several counts', question: several, value: chosen('clean', 'broken'), verdict: 'not-ok' },
  { title: 'a warning beside ok', question: several, value: chosen('dusty', 'clean'), verdict: 'warning' },
  { title: 'more than may be', question: several, value: chosen('clean', 'dusty', 'broken'), problem: 'too-many' },
  { title: 'fewer than must be', question: { ...several, min: 2 }, value: chosen('clean'), problem: 'too-few' },
  { title: 'the same twice', question: several, value: chosen('clean', 'clean'), problem: 'not-fitting' },
  { title: 'one that stands alone', question: { ...several, min: 2 }, value: chosen('none') },
  {
    title: 'one that stands alone and another',
    question: several,
    value: chosen('none', 'clean'),
    problem: 'too-many',
  },
  { title: 'the first step', question: scale, value: 1 },
  { title: 'the last step', question: scale, value: 5 },
  { title: 'zero where the scale begins with it', question: { ...scale, from: 0 }, value: 0 },
  { title: 'below the scale', question: scale, value: 0, problem: 'not-fitting' },
  { title: 'above the scale', question: scale, value: 6, problem: 'not-fitting' },
  { title: 'between two steps', question: scale, value: 2.5, problem: 'not-fitting' },
  { title: 'no step', question: { ...scale, required: true }, value: undefined, problem: 'missing' },
  { title: 'a number without limits', question: { kind: 'number', decimals: 1 }, value: '3.5' },
  { title: 'a number with too many decimals', question: { kind: 'number' }, value: '3.5', problem: 'not-fitting' },
  { title: 'a number with a comma', question: { kind: 'number', decimals: 1 }, value: '3,5', problem: 'not-fitting' },
  { title: 'a number within its limits', question: outerOnly, value: '15', verdict: 'ok' },
  { title: 'a number at its lower limit', question: outerOnly, value: '10', verdict: 'ok' },
  { title: 'a number at its upper limit', question: outerOnly, value: '20', verdict: 'ok' },
  { title: 'a number below', question: outerOnly, value: '9', verdict: 'not-ok' },
  { title: 'a number above', question: outerOnly, value: '21', verdict: 'not-ok' },
  { title: 'a measurement on its target', question: measured, value: '0.000', verdict: 'ok' },
  { title: 'a measurement at the inner limit', question: measured, value: '0.15', verdict: 'ok' },
  { title: 'the same with its zero', question: measured, value: '0.150', verdict: 'ok' },
  { title: 'just beyond the inner limit', question: measured, value: '0.151', verdict: 'warning' },
  { title: 'at the outer limit', question: measured, value: '0.300', verdict: 'warning' },
  { title: 'just beyond the outer limit', question: measured, value: '0.301', verdict: 'not-ok' },
  { title: 'below, within', question: measured, value: '-0.15', verdict: 'ok' },
  { title: 'below, a warning', question: measured, value: '-0.2', verdict: 'warning' },
  { title: 'below, outside', question: measured, value: '-0.4', verdict: 'not-ok' },
  { title: 'a limit on one side alone', question: upperOnly, value: '-273.0', verdict: 'ok' },
  { title: 'a limit on one side, a warning', question: upperOnly, value: '53.6', verdict: 'warning' },
  { title: 'a limit on one side, beyond', question: upperOnly, value: '55.1', verdict: 'not-ok' },
  { title: 'a whole ranking', question: ranking, value: ['broken', 'clean', 'dusty'] },
  { title: 'half a ranking', question: ranking, value: ['broken'], problem: 'incomplete' },
  {
    title: 'a ranking with the same twice',
    question: ranking,
    value: ['clean', 'clean', 'dusty'],
    problem: 'not-fitting',
  },
  { title: 'a whole matrix', question: { ...matrix, required: true }, value: { rows: { r1: 'clean', r2: 'dusty' } } },
  { title: 'half a matrix', question: matrix, value: { rows: { r1: 'clean' } } },
  {
    title: 'half a matrix that is required',
    question: { ...matrix, required: true },
    value: { rows: { r1: 'clean' } },
    problem: 'incomplete',
  },
  { title: 'an unknown row', question: matrix, value: { rows: { r9: 'clean' } }, problem: 'not-fitting' },
  { title: 'a check that is ok', question: { kind: 'check' }, value: 'ok', verdict: 'ok' },
  { title: 'a check that is not ok', question: { kind: 'check' }, value: 'not-ok', verdict: 'not-ok' },
  {
    title: 'a check that does not apply',
    question: { kind: 'check' },
    value: 'not-applicable',
    verdict: 'not-applicable',
  },
  { title: 'a check that is something else', question: { kind: 'check' }, value: 'maybe', problem: 'not-fitting' },
  { title: 'photos enough', question: { kind: 'photo', min: 1, max: 2 }, value: ['f1', 'f2'] },
  { title: 'photos too few', question: { kind: 'photo', min: 2 }, value: ['f1'], problem: 'too-few' },
  { title: 'photos too many', question: { kind: 'photo', max: 1 }, value: ['f1', 'f2'], problem: 'too-many' },
  { title: 'no photo', question: { kind: 'photo', required: true }, value: [], problem: 'missing' },
  { title: 'a kind of a newer server', question: { kind: 'hologram', required: true }, value: undefined },
  { title: 'an answer to a kind of a newer server', question: { kind: 'hologram' }, value: 'anything' },
]
