import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { AnswerSetState, SurveyState } from '../state/facets.ts'
import { dateOf, day, instant } from '../state/times.ts'
import { inZone } from '../state/zoned.ts'
import { userSummary } from './people.ts'
import { namedSubject, peopleOf } from './planning.ts'
import { mayEdit, publicationOf } from './publication.ts'
import { mayReadPost } from './reading.ts'

/** The survey of a post as a person sees it; null where it asks nothing. */
export function surveyView(
  data: WorldData,
  post: PostState,
  viewer: Person,
  now: number,
): Schemas['PostSurvey'] | null {
  const survey = post.facets?.survey
  if (!survey) return null
  const state = surveyStateOf(post, survey, now)
  const asked = isAskedToAnswer(data, post, viewer)
  const canSeeResults = resultsRefusal(data, post, viewer, now) === null
  const set = questionSetOf(survey)
  const mine = survey.answers.get(viewer.id)
  const zoned = (moment: number | null) => (moment === null ? null : inZone(moment, survey.timeZone))
  return {
    state,
    opensAt: zoned(survey.opensAt),
    closesAt: zoned(survey.closedAt ?? survey.closesAt),
    subjects: survey.subjects?.map((subject) => namedSubject(data, subject)) ?? null,
    changeable: survey.changeable,
    results: survey.results,
    resultsFrom: survey.resultsFrom,
    questions: {
      revision: set.revision,
      count: set.questions.filter(({ kind }) => kind !== 'section').length,
      minutes: survey.minutes,
      languages: set.languages,
    },
    ...(canSeeResults ? { counts: surveyCounts(data, post) } : {}),
    mine: asked || mine ? { state: participationOf(mine), answeredOn: answeredOn(mine) } : null,
    canAnswer: asked && state === 'open' && (!mine?.sent || survey.changeable),
    canSeeResults,
    canManage: mayManageSurvey(data, post, viewer),
  }
}

/** Whether a survey takes answers now. */
export function surveyStateOf(post: PostState, survey: SurveyState, now: number): 'scheduled' | 'open' | 'closed' {
  if (publicationOf(post).state === 'archived' || survey.closedAt !== null) return 'closed'
  if (survey.closesAt !== null && survey.closesAt <= now) return 'closed'
  return survey.opensAt !== null && survey.opensAt > now ? 'scheduled' : 'open'
}

/** The questions that are asked now. */
export function questionSetOf({ sets }: SurveyState): Schemas['QuestionSet'] {
  const last = sets.at(-1)
  if (!last) throw new Error('a survey has no questions')
  return last
}

/** Whether a person sees answers by name, reminds and closes. */
export function mayManageSurvey(data: WorldData, post: PostState, person: Person): boolean {
  return post.facets?.survey !== undefined && mayEdit(data, post, person)
}

/** Whether a person is asked; never the author. */
export function isAskedToAnswer(data: WorldData, post: PostState, person: Person): boolean {
  const survey = post.facets?.survey
  if (!survey || person.deleted || person.blocked || person.id === post.authorId) return false
  if (!mayReadPost(data, post, person)) return false
  return !survey.subjects || survey.subjects.some((subject) => peopleOf(data, subject).includes(person.id))
}

/** Why a person does not see the results; null for those who do. */
export function resultsRefusal(
  data: WorldData,
  post: PostState,
  person: Person,
  now: number,
): 'forbidden' | 'not-yet' | null {
  const survey = post.facets?.survey
  if (!survey) return 'forbidden'
  if (mayManageSurvey(data, post, person)) return null
  if (survey.results === 'managers') return 'forbidden'
  if (survey.resultsFrom === 'closed' && surveyStateOf(post, survey, now) !== 'closed') return 'not-yet'
  if (survey.results === 'readers' || survey.answers.get(person.id)?.sent) return null
  return isAskedToAnswer(data, post, person) ? 'not-yet' : 'forbidden'
}

/** Everybody who is asked, by name. */
export function peopleAsked(data: WorldData, post: PostState): Person[] {
  return [...data.people.values()]
    .filter((person) => isAskedToAnswer(data, post, person))
    .sort((one, other) => one.firstName.localeCompare(other.firstName) || one.lastName.localeCompare(other.lastName))
}

/** How many are asked, and how many have answered. */
export function surveyCounts(data: WorldData, post: PostState): Schemas['SurveyCounts'] {
  const asked = peopleAsked(data, post)
  const answers = post.facets?.survey?.answers
  return { asked: asked.length, answered: asked.filter(({ id }) => answers?.get(id)?.sent).length }
}

/** How somebody with these answers stands. */
export function participationOf(set: AnswerSetState | undefined): 'none' | 'begun' | 'answered' {
  if (set?.sent) return 'answered'
  return set && set.answers.length > 0 ? 'begun' : 'none'
}

function answeredOn(set: AnswerSetState | undefined): string | null {
  return set?.sent && set.finishedAt !== null ? dateOf(set.finishedAt) : null
}

/** What a person answers, as that person sees it. */
export function answerSetView(data: WorldData, post: PostState, personId: string): Schemas['AnswerSet'] {
  const survey = post.facets?.survey
  const set = survey?.answers.get(personId)
  const changed = set?.sent != null && set.sent !== set.answers
  return {
    id: set?.id ?? `as-${post.number}-${personId}`,
    revision: set?.revision ?? (survey ? questionSetOf(survey).revision : 1),
    author: userSummary(data, personId),
    state: !set ? 'none' : changed ? 'changed' : set.sent ? 'sent' : 'begun',
    answers: set?.answers ?? [],
    startedAt: set ? instant(set.startedAt) : null,
    finishedAt: set?.finishedAt == null ? null : instant(set.finishedAt),
    occToken: answersTokenOf(post, set),
  }
}

/** Goes along with a change of answers, and is another one after each. */
export function answersTokenOf(post: PostState, set: AnswerSetState | undefined): string {
  return `as-${post.number}-${set?.saves ?? 0}`
}

/** The questions that a set of answers was begun with. */
export function questionsOf(survey: SurveyState, revision: number): Schemas['Question'][] {
  return (survey.sets.find((set) => set.revision === revision) ?? questionSetOf(survey)).questions
}

/** What was sent, each with the person who did, the newest first. */
export function sentAnswers(
  survey: SurveyState,
): { personId: string; set: AnswerSetState; sent: Schemas['Answer'][] }[] {
  return [...survey.answers]
    .flatMap(([personId, set]) => (set.sent ? [{ personId, set, sent: set.sent }] : []))
    .sort((one, other) => (other.set.finishedAt ?? 0) - (one.set.finishedAt ?? 0))
}

/** Surveys that wait for an answer of a person, what ends first at the top. */
export function toAnswer(data: WorldData, viewer: Person, now: number): PostState[] {
  return data.feed
    .filter((post) => {
      const survey = post.facets?.survey
      if (!survey || surveyStateOf(post, survey, now) !== 'open' || !isAskedToAnswer(data, post, viewer)) return false
      return !survey.answers.get(viewer.id)?.sent
    })
    .sort((one, other) => endOf(one) - endOf(other))
}

/** Surveys that a person has answered within the last 14 days, the newest first. */
export function answeredLately(data: WorldData, viewer: Person, now: number): PostState[] {
  const at = (post: PostState) => {
    const set = post.facets?.survey?.answers.get(viewer.id)
    return set?.sent ? (set.finishedAt ?? 0) : 0
  }
  return data.feed
    .filter((post) => now - at(post) <= 14 * day && mayReadPost(data, post, viewer))
    .sort((one, other) => at(other) - at(one))
}

function endOf({ facets }: PostState): number {
  return facets?.survey?.closesAt ?? Infinity
}

/** How a question was answered by those whose answers were sent. */
export function distributionOf(question: Schemas['Question'], sets: readonly Schemas['Answer'][][]) {
  // In a list, as a ranking is one itself.
  const values = sets.flatMap((answers) => {
    const given = answers.find(({ questionId }) => questionId === question.id)
    return given ? [given.value] : []
  })
  return { ...figuresOf(question, values) }
}

type Figures = Schemas['Distribution']

function figuresOf(question: Schemas['Question'], found: readonly Schemas['AnswerValue'][]): Figures {
  const { options = [], rows = [], from = 1, to = 5 } = question
  switch (question.kind) {
    case 'yes-no':
      return counted(
        found.map((value) => [value === true ? 'yes' : 'no']),
        ['yes', 'no'],
      )
    case 'single-choice':
    case 'multiple-choice': {
      const keys = options.map(({ id }) => id)
      const chosen = found.flatMap((value) =>
        typeof value === 'object' && 'optionIds' in value
          ? [[...value.optionIds, ...(value.other ? ['other'] : [])]]
          : [],
      )
      return counted(chosen, question.allowOther ? [...keys, 'other'] : keys)
    }
    case 'scale': {
      const steps = found.filter((value) => typeof value === 'number')
      const keys = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
      const { counts, answered } = counted(
        steps.map((step) => [String(step)]),
        keys,
      )
      return { answered, counts, mean: meanOf(steps) }
    }
    case 'number':
      return histogram(found.filter((value) => typeof value === 'string'))
    case 'ranking': {
      const ranked = flat(found)
      return {
        answered: ranked.length,
        counts: options.map(({ id }) => ({
          key: id,
          count: ranked.filter((ids) => ids[0] === id).length,
          mean: meanOf(ranked.map((ids) => ids.indexOf(id) + 1)) ?? 0,
        })),
        mean: null,
      }
    }
    case 'matrix': {
      const filled = found.flatMap((value) => (typeof value === 'object' && 'rows' in value ? [value.rows] : []))
      const counts = rows.flatMap((row) =>
        options.map((option) => ({
          key: option.id,
          rowId: row.id,
          count: filled.filter((chosen) => chosen[row.id] === option.id).length,
        })),
      )
      return { answered: filled.length, counts, mean: null }
    }
    case 'date':
      return counted(
        found.map((value) => [String(value)]),
        [...new Set(found.map(String))].sort(),
      )
    default:
      return { answered: found.length, counts: [], mean: null }
  }
}

function flat(found: readonly Schemas['AnswerValue'][]): string[][] {
  return found.flatMap((value) => (Array.isArray(value) ? [value] : []))
}

function counted(chosen: readonly string[][], keys: readonly string[]): Figures {
  const counts = keys.map((key) => ({ key, count: chosen.filter((some) => some.includes(key)).length }))
  return { answered: chosen.length, counts, mean: null }
}

/** Numbers in at most six equal spans. */
function histogram(values: readonly string[]): Figures {
  const numbers = values.map(Number)
  if (numbers.length === 0) return { answered: 0, counts: [], mean: null }
  const [low, high] = [Math.floor(Math.min(...numbers)), Math.ceil(Math.max(...numbers))]
  const width = Math.max(1, Math.ceil((high - low + 1) / 6))
  const spans = Math.max(1, Math.ceil((high - low + 1) / width))
  const counts = Array.from({ length: spans }, (_, index) => {
    const [from, to] = [low + index * width, low + (index + 1) * width]
    const count = numbers.filter((number) => number >= from && number < to).length
    return { key: String(index), from: String(from), to: String(to), count }
  })
  return { answered: numbers.length, counts, mean: meanOf(numbers) }
}

function meanOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  return Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 100) / 100
}

/** Answers by the id of their question. */
export function asMap(answers: readonly Schemas['Answer'][]): Map<string, Schemas['AnswerValue']> {
  return new Map(answers.map(({ questionId, value }) => [questionId, value]))
}
