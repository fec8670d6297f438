import { answersToSend, shownQuestions } from '../../../../src/features/questions/model/question-rules.ts'
import { type WrittenSurvey, writtenSurveys } from '../../../content/surveys.ts'
import type { Schemas } from '../../../schemas.ts'
import { peopleAsked } from '../../../views/surveys.ts'
import type { PostState, WorldData } from '../../data.ts'
import type { SurveyState } from '../../facets.ts'
import { dateOf, day, hour, instant, numberOf } from '../../times.ts'
import { momentOf } from '../../zoned.ts'

const timeZone = 'Europe/Rome'

/** Puts what is asked into the world, with what was answered; the posts must be there already. */
export function addSurveys(data: WorldData, now: number): void {
  for (const written of writtenSurveys) {
    const post = data.posts.get(written.post)
    if (post) addSurvey(data, post, { written, now })
  }
}

function addSurvey(data: WorldData, post: PostState, { written, now }: { written: WrittenSurvey; now: number }): void {
  const { opensIn, closesIn, questions, done, giulia, minutes, subjects, changeable, results, resultsFrom } = written
  const at = (days: number | null, time: string) =>
    days === null ? null : momentOf(`${dateOf(now + days * day)}T${time}`, timeZone)
  const closesAt = at(closesIn, '18:00')
  const survey: SurveyState = {
    opensAt: at(opensIn, '06:00'),
    closesAt,
    closedAt: null,
    timeZone,
    subjects,
    changeable,
    results,
    resultsFrom,
    minutes,
    sets: [
      {
        revision: 1,
        publishedAt: instant(post.createdAt),
        languages: [post.language === 'pt' ? 'pt-BR' : post.language],
        questions,
        changes: [],
      },
    ],
    answers: new Map(),
    reminded: new Map(),
  }
  post.facets = { ...post.facets, survey }
  for (const { id } of peopleAsked(data, post)) {
    const number = numberOf(`${post.id}${id}`)
    if (id === 'giulia-riva' ? !giulia : !ready.has(id) && number % 10 >= done) continue
    if (ready.has(id) && done < 8) continue
    const latest = Math.min(now, closesAt ?? now) - 2 * hour
    const finishedAt = Math.min(latest, post.createdAt + (1 + (number % 90)) * hour)
    const answers = answersOf(written, id)
    survey.answers.set(id, {
      id: `as-${post.number}-${id}`,
      revision: 1,
      answers,
      sent: answers,
      startedAt: finishedAt - 4 * 60_000,
      finishedAt,
      saves: 1,
    })
  }
}

/** Accounts of the demo that still have to answer what is open, so that people can try it. */
const ready = new Set(['marco-bianchi', 'davide-greco', 'sofia-karras', 'amina-diallo'])

function answersOf({ questions, words, post }: WrittenSurvey, personId: string): Schemas['Answer'][] {
  const given = new Map<string, Schemas['AnswerValue']>()
  for (const question of questions) {
    const number = numberOf(`${post}${question.id}${personId}`)
    if (!question.required && number % 7 === 0) continue
    const value = valueOf(question, number, words[question.id] ?? [])
    if (value !== null) given.set(question.id, value)
    if (!shownQuestions(questions, given).includes(question)) given.delete(question.id)
  }
  return [...answersToSend(questions, given)].map(([questionId, value]) => ({ questionId, value, verdict: null }))
}

function valueOf(
  question: Schemas['Question'],
  number: number,
  words: readonly string[],
): Schemas['AnswerValue'] | null {
  const { options = [], rows = [], from = 1, to = 5 } = question
  const pick = (count: number, salt = 0) => (number >>> (salt % 16)) % count
  const optionAt = (index: number) => options[index % Math.max(1, options.length)]?.id ?? ''
  switch (question.kind) {
    case 'yes-no':
      return number % 3 === 0
    case 'scale':
      return Math.min(to, from + pick(to - from + 1, 3) + (number % 2))
    case 'single-choice':
      return { optionIds: [optionAt(pick(options.length, 2))], other: null }
    case 'multiple-choice': {
      const first = pick(options.length, 2)
      if (options[first]?.exclusive) return { optionIds: [optionAt(first)], other: null }
      const second = (first + 1) % options.length
      const both = number % 3 === 0 && !options[second]?.exclusive
      return { optionIds: both ? [optionAt(first), optionAt(second)] : [optionAt(first)], other: null }
    }
    case 'number':
      return String(3 + pick(12, 4))
    case 'ranking': {
      const start = pick(options.length, 5)
      return options.map((_, index) => optionAt(start + index))
    }
    case 'matrix':
      return { rows: Object.fromEntries(rows.map((row, index) => [row.id, optionAt(pick(options.length, index * 3))])) }
    case 'date':
      return ['2026-12-01', '2026-12-07', '2027-01-11'][pick(3, 6)] ?? null
    case 'text':
      return words.length === 0 ? null : (words[number % words.length] ?? null)
    default:
      return null
  }
}
