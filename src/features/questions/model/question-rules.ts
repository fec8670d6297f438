import type { Schemas } from '@/api'

/*
 * What questions ask, when they are shown and what an answer is worth: the one place of these rules. The mock's server
 * imports this file as it is, so it imports nothing but types.
 */

type Question = Schemas['Question']
type Value = Schemas['AnswerValue']
type Verdict = 'ok' | 'warning' | 'not-ok' | 'not-applicable'

/** What was answered so far, by the id of the question. */
export type Answers = ReadonlyMap<string, Value>

/** Why an answer cannot be sent as it is. */
export type AnswerProblem = 'missing' | 'too-few' | 'too-many' | 'too-long' | 'incomplete' | 'not-fitting'

const known = [
  'section',
  'yes-no',
  'date',
  'text',
  'single-choice',
  'multiple-choice',
  'scale',
  'number',
  'measurement',
  'ranking',
  'matrix',
  'check',
  'photo',
] as const

/** The kinds that this build knows. */
export type QuestionKind = (typeof known)[number]

/** The kind of a question; null for one of a newer server. */
export function kindOf({ kind }: Pick<Question, 'kind'>): QuestionKind | null {
  return known.find((one) => one === kind) ?? null
}

/** Whether a question takes an answer here: headings and kinds of a newer server do not. */
export function takesAnswer(question: Pick<Question, 'kind'>): boolean {
  const kind = kindOf(question)
  return kind !== null && kind !== 'section'
}

export type ParsedDecimal = { value: string } | { problem: 'not-a-number' | 'two-separators' | 'too-many-decimals' }

/**
 * Reads a number as people type it: comma and point both stand before decimals in every language, and zeros stay as
 * they were typed. What could mean two things, or would have to be rounded, is refused.
 */
export function parseDecimal(text: string, decimals: number): ParsedDecimal {
  const typed = text.trim().replace(/^[−–]/, '-')
  const separators = typed.replace(/[^.,]/g, '')
  if (separators.length > 1) return { problem: 'two-separators' }
  const [, sign = '', whole = '', fraction] = /^(-?)(\d{0,12})(?:[.,](\d+))?$/.exec(typed) ?? []
  if (whole === '' && fraction === undefined) return { problem: 'not-a-number' }
  if (fraction !== undefined && fraction.length > decimals) return { problem: 'too-many-decimals' }
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const number = fraction === undefined ? digits : `${digits}.${fraction}`
  return { value: /[1-9]/.test(number) ? sign + number : number }
}

/** Less than zero where the first of two decimal numbers is the smaller, zero where they are worth the same. */
export function compareDecimals(one: string, other: string): number {
  const difference = scaled(one) - scaled(other)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

// Twelve digits and four decimals are more than a double holds.
function scaled(number: string): bigint {
  const [whole = '0', fraction = ''] = number.replace('-', '').split('.')
  const value = BigInt(whole + fraction.padEnd(4, '0').slice(0, 4))
  return number.startsWith('-') ? -value : value
}

const decimal = /^-?\d{1,12}(\.\d{1,4})?$/

/** What an answer is worth; null for those that are neither right nor wrong. */
export function verdictOf(question: Question, value: Value | undefined): Verdict | null {
  if (value === undefined || problemOf(question, value) !== null) return null
  switch (kindOf(question)) {
    case 'check':
      return value === 'ok' || value === 'not-ok' || value === 'not-applicable' ? value : null
    case 'number':
    case 'measurement':
      return question.limits && typeof value === 'string' ? verdictWithin(question.limits, value) : null
    case 'single-choice':
    case 'multiple-choice':
      return worst(chosenOf(value)?.optionIds.map((id) => verdictOfOption(question, id)) ?? [])
    default:
      return null
  }
}

function verdictWithin(limits: Schemas['MeasurementLimits'], value: string): Verdict {
  const outside = (lower: string | null, upper: string | null) =>
    (lower !== null && compareDecimals(value, lower) < 0) || (upper !== null && compareDecimals(value, upper) > 0)
  if (outside(limits.lower, limits.upper)) return 'not-ok'
  return outside(limits.warnLower, limits.warnUpper) ? 'warning' : 'ok'
}

function verdictOfOption({ options = [] }: Question, id: string): Verdict | null {
  const verdict = options.find((option) => option.id === id)?.verdict
  return severities.find((one) => one === verdict) ?? null
}

const severities = ['not-ok', 'warning', 'ok', 'not-applicable'] as const

function worst(verdicts: readonly (Verdict | null)[]): Verdict | null {
  return severities.find((one) => verdicts.includes(one)) ?? null
}

/** The questions that are shown to who has answered this. What is not shown is as good as not answered. */
export function shownQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const shown = new Map<string, Question>()
  for (const question of questions) {
    if (holds(question.showWhen, shown, answers)) shown.set(question.id, question)
  }
  return [...shown.values()]
}

function holds(
  showWhen: Schemas['ShowWhen'] | null | undefined,
  earlier: ReadonlyMap<string, Question>,
  answers: Answers,
): boolean {
  if (!showWhen) return true
  const isTrue = ({ questionId, is, value }: Schemas['QuestionCondition']) => {
    const question = earlier.get(questionId)
    const given = question === undefined ? undefined : answers.get(questionId)
    const answered = given !== undefined && !isEmpty(given)
    switch (is) {
      case 'answered':
        return answered
      case 'not-answered':
        return !answered
      case 'equal':
        return answered && equals(given, value)
      case 'not-equal':
        return !answered || !equals(given, value)
      case 'at-least':
        return answered && (compare(given, value) ?? -1) >= 0
      case 'at-most':
        return answered && (compare(given, value) ?? 1) <= 0
      default:
        // A comparison of a newer server: rather one question too many than one that is never asked.
        return true
    }
  }
  return showWhen.match === 'all' ? showWhen.conditions.every(isTrue) : showWhen.conditions.some(isTrue)
}

function equals(given: Value, value: string | number | boolean | null): boolean {
  const chosen = chosenOf(given)
  if (chosen) return typeof value === 'string' && chosen.optionIds.includes(value)
  if (typeof given === 'string' && decimal.test(given) && decimal.test(String(value))) {
    return compareDecimals(given, String(value)) === 0
  }
  return given === value
}

function compare(given: Value, value: string | number | boolean | null): number | null {
  const [one, other] = [String(given), String(value)]
  if (decimal.test(one) && decimal.test(other)) return compareDecimals(one, other)
  // Days are written so that their order is that of their letters.
  return typeof given === 'string' && typeof value === 'string' ? given.localeCompare(value, 'en') : null
}

/** Why this answer to a question that is shown cannot be sent; null where it can. Without one: `missing` or null. */
export function problemOf(question: Question, value: Value | undefined): AnswerProblem | null {
  const kind = kindOf(question)
  if (kind === null || kind === 'section') return null
  if (value === undefined || isEmpty(value)) return question.required ? 'missing' : null
  switch (kind) {
    case 'yes-no':
      return fits(typeof value === 'boolean')
    case 'date':
      return fits(typeof value === 'string' && isDay(value))
    case 'text':
      if (typeof value !== 'string') return 'not-fitting'
      return value.length > (question.maxLength ?? 4000) ? 'too-long' : null
    case 'scale':
      return fits(
        typeof value === 'number' &&
          Number.isInteger(value) &&
          value >= (question.from ?? 1) &&
          value <= (question.to ?? 5),
      )
    case 'number':
    case 'measurement':
      return fits(
        typeof value === 'string' &&
          decimal.test(value) &&
          (value.split('.')[1] ?? '').length <= (question.decimals ?? 0),
      )
    case 'check':
      return fits(value === 'ok' || value === 'not-ok' || value === 'not-applicable')
    case 'photo':
      return Array.isArray(value) ? countProblem(question, value.length) : 'not-fitting'
    case 'ranking':
      return rankingProblem(question, value)
    case 'matrix':
      return matrixProblem(question, value)
    case 'single-choice':
    case 'multiple-choice':
      return choiceProblem(question, value)
  }
}

function fits(sound: boolean): AnswerProblem | null {
  return sound ? null : 'not-fitting'
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

function countProblem({ min = 0, max = Infinity }: Question, count: number): AnswerProblem | null {
  if (count < min) return 'too-few'
  return count > max ? 'too-many' : null
}

function rankingProblem({ options = [] }: Question, value: Value): AnswerProblem | null {
  if (!Array.isArray(value) || !value.every((id) => isOption(options, id))) return 'not-fitting'
  if (new Set(value).size !== value.length) return 'not-fitting'
  return value.length === options.length ? null : 'incomplete'
}

function matrixProblem(question: Question, value: Value): AnswerProblem | null {
  const { options = [], rows = [], required } = question
  if (typeof value !== 'object' || !('rows' in value)) return 'not-fitting'
  const chosen = Object.entries(value.rows)
  if (!chosen.every(([row, option]) => isOption(rows, row) && isOption(options, option))) return 'not-fitting'
  return required && chosen.length < rows.length ? 'incomplete' : null
}

function choiceProblem(question: Question, value: Value): AnswerProblem | null {
  const { options = [], allowOther = false } = question
  const chosen = chosenOf(value)
  if (!chosen || !chosen.optionIds.every((id) => isOption(options, id))) return 'not-fitting'
  if (new Set(chosen.optionIds).size !== chosen.optionIds.length) return 'not-fitting'
  const hasOther = hasWords(chosen.other)
  if (hasOther && !allowOther) return 'not-fitting'
  if ((chosen.other ?? '').length > 200) return 'too-long'
  const count = chosen.optionIds.length + Number(hasOther)
  if (question.kind === 'single-choice') return count > 1 ? 'too-many' : null
  const alone = options.some(({ id, exclusive }) => exclusive && chosen.optionIds.includes(id))
  if (alone) return count > 1 ? 'too-many' : null
  return countProblem(question, count)
}

function isOption(options: readonly Schemas['QuestionOption'][], id: string): boolean {
  return options.some((option) => option.id === id)
}

/** What was chosen, of an answer to a choice. */
export function chosenOf(value: Value | undefined): Schemas['ChosenOptions'] | null {
  return typeof value === 'object' && 'optionIds' in value ? value : null
}

/** Whether an answer says nothing: an empty text, nothing chosen. */
export function isEmpty(value: Value): boolean {
  if (typeof value === 'string') return !hasWords(value)
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  if ('rows' in value) return Object.keys(value.rows).length === 0
  return value.optionIds.length === 0 && !hasWords(value.other)
}

function hasWords(text: string | null): boolean {
  return text !== null && text.trim() !== ''
}

/** What stands in the way of sending, question by question. */
export function problemsOf(
  questions: readonly Question[],
  answers: Answers,
): { question: Question; problem: AnswerProblem }[] {
  return shownQuestions(questions, answers).flatMap((question) => {
    const problem = problemOf(question, answers.get(question.id))
    return problem === null ? [] : [{ question, problem }]
  })
}

/** What is sent: the answers to the questions that are shown, and those of kinds of a newer server as they came. */
export function answersToSend(questions: readonly Question[], answers: Answers): Map<string, Value> {
  const sent = new Map<string, Value>()
  for (const question of shownQuestions(questions, answers)) {
    const value = answers.get(question.id)
    if (value !== undefined && !isEmpty(value) && question.kind !== 'section') sent.set(question.id, value)
  }
  return sent
}
