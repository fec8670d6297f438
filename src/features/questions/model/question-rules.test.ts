import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '@/api'
import {
  type Answers,
  answersToSend,
  compareDecimals,
  parseDecimal,
  problemOf,
  problemsOf,
  shownQuestions,
  verdictOf,
} from './question-rules'
import { verdictCases } from './verdict-cases'

type Question = Schemas['Question']

const question = (id: string, kind: string, more: Partial<Question> = {}): Question => ({
  id,
  kind,
  text: id,
  required: false,
  series: 1,
  ...more,
})

describe('verdicts and problems of the shared table', () => {
  it('has a case for every kind, and 60 at least', () => {
    expect(verdictCases.length).toBeGreaterThanOrEqual(60)
    expect(new Set(verdictCases.map((one) => one.question.kind)).size).toBeGreaterThanOrEqual(13)
  })

  it.each(verdictCases.map((one) => [one.title, one] as const))(
    '%s',
    (_, { question: asked, value, verdict, problem }) => {
      const whole = question('q', asked.kind, asked)
      expect([verdictOf(whole, value), problemOf(whole, value)]).toEqual([verdict ?? null, problem ?? null])
    },
  )
})

describe('numbers as people type them', () => {
  it.each([
    ['0.18', 2, '0.18'],
    ['0,18', 2, '0.18'],
    ['0.180', 3, '0.180'],
    ['0,180', 3, '0.180'],
    [' 12 ', 0, '12'],
    ['-3,5', 1, '-3.5'],
    ['−3.5', 1, '-3.5'],
    ['007', 0, '7'],
    [',5', 1, '0.5'],
    ['-0.0', 1, '0.0'],
    ['1,234', 3, '1.234'],
    ['999999999999.9999', 4, '999999999999.9999'],
  ])('reads %s with %i decimals as %s', (text, decimals, value) => {
    expect(parseDecimal(text, decimals)).toEqual({ value })
  })

  it.each([
    ['1.234,5', 4, 'two-separators'],
    ['1,234.5', 4, 'two-separators'],
    ['1.2.3', 4, 'two-separators'],
    ['0.185', 2, 'too-many-decimals'],
    ['1,0', 0, 'too-many-decimals'],
    ['12-', 0, 'not-a-number'],
    ['12,', 2, 'not-a-number'],
    ['', 2, 'not-a-number'],
    ['-', 2, 'not-a-number'],
    ['1e3', 2, 'not-a-number'],
    ['1 000', 0, 'not-a-number'],
    ['1234567890123', 0, 'not-a-number'],
  ])('refuses %s with %i decimals: %s', (text, decimals, problem) => {
    expect(parseDecimal(text, decimals)).toEqual({ problem })
  })

  it('means the same by a comma and a point, whatever was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.stringMatching(/^\d{1,4}$/), (whole, fraction) => {
        const value = { value: `${whole}.${fraction}` }
        expect(parseDecimal(`${whole}.${fraction}`, 4)).toEqual(value)
        expect(parseDecimal(`${whole},${fraction}`, 4)).toEqual(value)
      }),
    )
  })

  it('compares what a double could not hold', () => {
    expect(compareDecimals('999999999999.9998', '999999999999.9999')).toBe(-1)
    expect(compareDecimals('0.18', '0.180')).toBe(0)
    expect(compareDecimals('-0.2', '-0.1')).toBe(-1)
    expect(compareDecimals('10', '9')).toBe(1)
  })
})

const yes = (questionId: string) => ({
  match: 'all' as const,
  conditions: [{ questionId, is: 'equal', value: true }],
})

describe('conditions', () => {
  const levels = [
    question('a', 'yes-no', { required: true }),
    question('b', 'yes-no', { required: true, showWhen: yes('a') }),
    question('c', 'yes-no', { required: true, showWhen: yes('b') }),
    question('d', 'text', { required: true, showWhen: yes('c') }),
  ]
  const answers = (...given: [string, Schemas['AnswerValue']][]) => new Map(given)
  const all = answers(['a', true], ['b', true], ['c', true], ['d', 'why'])
  const ids = (questions: readonly Question[]) => questions.map(({ id }) => id)

  it('goes three levels deep: what is hidden is neither required nor sent, and comes back with its answer', () => {
    expect(ids(shownQuestions(levels, all))).toEqual(['a', 'b', 'c', 'd'])
    const without = new Map(all).set('a', false)
    expect(ids(shownQuestions(levels, without))).toEqual(['a'])
    expect(problemsOf(levels, without)).toEqual([])
    expect([...answersToSend(levels, without)]).toEqual([['a', false]])
    expect([...answersToSend(levels, new Map(without).set('a', true)).keys()]).toEqual(['a', 'b', 'c', 'd'])
  })

  it('needs all or any of its conditions', () => {
    const conditions = [
      { questionId: 'a', is: 'equal', value: true },
      { questionId: 'n', is: 'at-least', value: '3.0' },
    ]
    const asked = (match: 'all' | 'any') => [
      question('a', 'yes-no'),
      question('n', 'number', { decimals: 1 }),
      question('z', 'text', { showWhen: { match, conditions } }),
    ]
    const given = answers(['a', false], ['n', '3'])
    expect(ids(shownQuestions(asked('all'), given))).toEqual(['a', 'n'])
    expect(ids(shownQuestions(asked('any'), given))).toEqual(['a', 'n', 'z'])
  })

  it.each([
    ['answered', null, 'x', true],
    ['answered', null, undefined, false],
    ['not-answered', null, undefined, true],
    ['not-answered', null, '  ', true],
    ['not-equal', 'x', 'y', true],
    ['not-equal', 'x', undefined, true],
    ['not-equal', 'x', 'x', false],
    ['at-most', '2026-12-01', '2026-11-30', true],
    ['at-most', '2026-12-01', '2026-12-02', false],
    ['at-least', 3, undefined, false],
    ['comparison-of-a-newer-server', 'x', undefined, true],
  ] as const)('compares by %s %s with %s', (is, value, given, shown) => {
    const asked = [
      question('t', 'text'),
      question('z', 'text', { showWhen: { match: 'all', conditions: [{ questionId: 't', is, value }] } }),
    ]
    const found: Answers = given === undefined ? new Map() : answers(['t', given])
    expect(shownQuestions(asked, found).length).toBe(shown ? 2 : 1)
  })

  it('finds each of several chosen options', () => {
    const asked = [
      question('m', 'multiple-choice', {
        options: [
          { id: 'o1', label: '1' },
          { id: 'o2', label: '2' },
        ],
      }),
      question('z', 'text', {
        showWhen: { match: 'all', conditions: [{ questionId: 'm', is: 'equal', value: 'o2' }] },
      }),
    ]
    expect(shownQuestions(asked, answers(['m', { optionIds: ['o1', 'o2'], other: null }])).length).toBe(2)
  })

  it('looks at earlier questions alone', () => {
    const asked = [question('z', 'text', { showWhen: yes('a') }), question('a', 'yes-no')]
    expect(ids(shownQuestions(asked, answers(['a', true])))).toEqual(['a'])
  })

  it('sends exactly what is shown, loses nothing by hiding, and is the same when asked again', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const condition = fc.record({
      questionId: fc.constantFrom(...names),
      is: fc.constantFrom('equal', 'not-equal', 'answered', 'not-answered'),
      value: fc.boolean(),
    })
    const showWhen = fc.option(
      fc.record({
        match: fc.constantFrom('all' as const, 'any' as const),
        conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
      }),
    )
    const sets = fc.tuple(...names.map((id) => showWhen.map((when) => question(id, 'yes-no', { showWhen: when }))))
    const given = fc.tuple(...names.map(() => fc.option(fc.boolean(), { nil: undefined })))
    fc.assert(
      fc.property(sets, given, (questions, values) => {
        const found = new Map(
          names.flatMap((id, index) => {
            const value = values[index]
            return value === undefined ? [] : [[id, value] as const]
          }),
        )
        const shown = shownQuestions(questions, found)
        const sent = answersToSend(questions, found)
        expect([...sent.keys()]).toEqual(ids(shown).filter((id) => found.has(id)))
        // What the server gets shows the same questions again.
        expect(ids(shownQuestions(questions, sent))).toEqual(ids(shown))
      }),
    )
  })

  it('sends an answer of a kind that it does not know as it came', () => {
    const asked = [question('x', 'hologram', { required: true })]
    const given = answers(['x', { rows: { any: 'thing' } }])
    expect(problemsOf(asked, new Map())).toEqual([])
    expect(answersToSend(asked, given)).toEqual(given)
  })
})
