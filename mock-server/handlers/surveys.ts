import { answersToSend, problemsOf, verdictOf } from '../../src/features/questions/model/question-rules.ts'
import { describe } from '../actions/describe.ts'
import { addNotification } from '../actions/notify.ts'
import { questionText, surveyWords } from '../content/survey-words.ts'
import type { Language } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import type { SurveyState } from '../state/facets.ts'
import { day, instant } from '../state/times.ts'
import { userSummary } from '../views/people.ts'
import { shortTitle } from '../views/posts.ts'
import {
  answeredLately,
  answersTokenOf,
  answerSetView,
  asMap,
  isAskedToAnswer,
  mayManageSurvey,
  participationOf,
  peopleAsked,
  questionSetOf,
  questionsOf,
  resultsRefusal,
  sentAnswers,
  surveyCounts,
  surveyStateOf,
  surveyView,
  toAnswer,
} from '../views/surveys.ts'
import { smallestGroup, surveyResults } from '../views/survey-results.ts'
import { refOf } from '../views/waiting.ts'
import { answerCsv, type ColumnName, wantsCsv } from './csv.ts'
import { fits } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const communication = '/internal/v2/communication'
const base = `${communication}/posts/:postId/survey`

/** Questions that posts ask, their answers and results. */
export function surveysRoutes(app: PortalApp): void {
  app.get(`${communication}/posts/:postId/question-sets/:revision`, (call) => {
    const { survey } = surveyOf(call)
    const revision = Number(call.req.param('revision'))
    const set = survey.sets.find((one) => one.revision === revision)
    return call.json<Schemas['QuestionSet']>(found(set, refusals.questionsNotFound))
  })

  app.get(`${base}/answers/mine`, (call) => {
    const { post } = askedIn(call)
    return call.json<Schemas['AnswerSet']>(answerSetView(call.var.world.data, post, call.var.viewer.id))
  })

  app.put(`${base}/answers/mine`, async (call) => {
    const { post } = askedIn(call)
    await keep(call)
    return call.json<Schemas['AnswerSet']>(answerSetView(call.var.world.data, post, call.var.viewer.id))
  })

  app.post(`${base}/answers/mine/finish`, async (call) => {
    const { world, viewer } = call.var
    const { post, survey } = askedIn(call)
    const request = await call.req.json<Schemas['AnswerSetChange']>()
    const before = survey.answers.get(viewer.id)
    // The answer to the first request was lost on its way.
    if (before?.sent && before.sent === before.answers && same(before.sent, shownOf(survey, request))) {
      return call.json<Schemas['AnswerSet']>(answerSetView(world.data, post, viewer.id))
    }
    refuseStale(call, request)
    checkAnswers(survey, request)
    const kept = keepAnswers(call, { ...request, answers: shownOf(survey, request) })
    survey.answers.set(viewer.id, { ...kept, sent: kept.answers, finishedAt: world.clock.now() })
    return call.json<Schemas['AnswerSet']>(answerSetView(world.data, post, viewer.id))
  })

  app.get(`${base}/results`, (call) => call.json<Schemas['SurveyResults']>(resultsOf(call)))

  app.get(`${base}/results/:questionId/texts`, (call) => {
    const { world, viewer } = call.var
    const { post, survey } = resultsIn(call)
    const questionId = call.req.param('questionId')
    const question = questionSetOf(survey).questions.find(({ id }) => id === questionId)
    found(question, refusals.questionNotFound)
    const named = mayManageSurvey(world.data, post, viewer)
    const all = sentAnswers(survey).flatMap(({ personId, set, sent }) => {
      const value = sent.find((answer) => answer.questionId === questionId)?.value
      const text = typeof value === 'object' && 'optionIds' in value ? value.other : value
      if (typeof text !== 'string' || text === '') return []
      return { id: `${set.id}-${questionId}`, text, author: named ? userSummary(world.data, personId) : null }
    })
    if (!named && all.length < smallestGroup) throw new Refusal(refusals.groupTooSmall)
    const texts = all.filter(({ text }) => fits(text, call.req.query('search') ?? ''))
    const page = pageOf(call, 'survey-texts', texts)
    return call.json<Schemas['SurveyTextPage']>({
      texts: page.entries,
      totalCount: texts.length,
      nextPageToken: page.nextPageToken,
    })
  })

  app.get(`${base}/answers`, (call) => {
    const { world } = call.var
    const { post, survey } = managedIn(call)
    const all = sentAnswers(survey).filter(({ personId }) =>
      fits(userSummary(world.data, personId).fullName, call.req.query('search') ?? ''),
    )
    if (wantsCsv(call)) return answersFile(call, survey, all)
    const page = pageOf(call, 'survey-answers', all)
    return call.json<Schemas['AnswerSetPage']>({
      answerSets: page.entries.map(({ personId, sent }) => ({
        ...answerSetView(world.data, post, personId),
        state: 'sent',
        answers: sent,
      })),
      totalCount: all.length,
      nextPageToken: page.nextPageToken,
    })
  })

  app.get(`${base}/participation`, (call) => {
    const { world } = call.var
    const { post, survey } = managedIn(call)
    const { state, search = '' } = call.req.query()
    const people = peopleAsked(world.data, post)
      .filter(({ firstName, lastName }) => fits(`${firstName} ${lastName}`, search))
      .map(({ id }) => {
        const set = survey.answers.get(id)
        const remindedAt = survey.reminded.get(id)
        return {
          user: userSummary(world.data, id),
          state: participationOf(set),
          answeredAt: set?.sent && set.finishedAt !== null ? instant(set.finishedAt) : null,
          remindedAt: remindedAt === undefined ? null : instant(remindedAt),
        }
      })
      .filter((person) => !state || person.state === state)
    const page = pageOf(call, 'participation', people)
    return call.json<Schemas['ParticipationPage']>({
      people: page.entries,
      counts: surveyCounts(world.data, post),
      nextPageToken: page.nextPageToken,
    })
  })

  app.post(`${base}/reminders`, (call) => {
    const { world } = call.var
    const { post, survey } = managedIn(call)
    const now = world.clock.now()
    if (surveyStateOf(post, survey, now) !== 'open') throw new Refusal(refusals.surveyClosed)
    const missing = peopleAsked(world.data, post).filter(({ id }) => !survey.answers.get(id)?.sent)
    const due = missing.filter(({ id }) => now - (survey.reminded.get(id) ?? -Infinity) >= day)
    if (due.length === 0 && missing.length > 0) throw new Refusal(refusals.reminderTooEarly)
    for (const { id } of due) {
      survey.reminded.set(id, now)
      tell(call, post, id, 'reminder')
    }
    return call.json<Schemas['RemindersSent']>({ count: due.length })
  })

  app.put(`${base}/closing`, async (call) => {
    const { world } = call.var
    const { post, survey } = managedIn(call)
    const now = world.clock.now()
    const { closesAt } = await call.req.json<Schemas['SurveyClosing']>()
    const end = closesAt === null ? now : Date.parse(closesAt.zonedDatetime)
    const closed = surveyStateOf(post, survey, now) === 'closed'
    if (closed && (end <= now || post.archived)) throw new Refusal(refusals.surveyClosed)
    if (end > now) {
      survey.closedAt = null
      survey.closesAt = end
      survey.timeZone = closesAt?.timeZone ?? survey.timeZone
    } else {
      survey.closedAt = now
      for (const [id, set] of survey.answers) if (set.sent !== set.answers) tell(call, post, id, 'closed')
    }
    return answer(call, post)
  })

  app.delete(`${base}/closing`, (call) => {
    const { post, survey } = managedIn(call)
    const now = call.var.world.clock.now()
    if (surveyStateOf(post, survey, now) !== 'closed' || post.archived) throw new Refusal(refusals.surveyOpen)
    survey.closedAt = null
    if (survey.closesAt !== null && survey.closesAt <= now) survey.closesAt = null
    return answer(call, post)
  })

  app.get(`${communication}/to-answer`, (call) => {
    const { world, viewer } = call.var
    const now = world.clock.now()
    const open = toAnswer(world.data, viewer, now)
    const done = answeredLately(world.data, viewer, now)
    const page = pageOf(call, 'to-answer', call.req.query('state') === 'done' ? done : open)
    return call.json<Schemas['ToAnswerPage']>({
      items: page.entries.flatMap((post) => {
        const survey = surveyView(world.data, post, viewer, now)
        if (!survey) return []
        const end = post.facets?.survey?.closesAt ?? null
        return {
          id: `survey-${post.id}`,
          kind: 'survey',
          post: refOf(world.data, post),
          from: userSummary(world.data, post.authorId),
          dueAt: end === null ? null : instant(end),
          survey,
        }
      }),
      counts: { open: open.length, done: done.length },
      nextPageToken: page.nextPageToken,
    })
  })
}

function answer(call: Call, post: PostState) {
  const { world, viewer } = call.var
  return call.json<Schemas['PostSurvey'] | null>(surveyView(world.data, post, viewer, world.clock.now()))
}

function surveyOf(call: Call): { post: PostState; survey: SurveyState } {
  const post = readablePost(call)
  return { post, survey: found(post.facets?.survey, refusals.surveyNotFound) }
}

/** The survey for those who are asked, and for those who were and have answered. */
function askedIn(call: Call) {
  const { post, survey } = surveyOf(call)
  const { world, viewer } = call.var
  if (!isAskedToAnswer(world.data, post, viewer) && !survey.answers.has(viewer.id)) throw new Refusal(refusals.notAsked)
  return { post, survey }
}

function managedIn(call: Call) {
  const asked = surveyOf(call)
  if (!mayManageSurvey(call.var.world.data, asked.post, call.var.viewer)) throw new Refusal(refusals.surveyForbidden)
  return asked
}

function resultsIn(call: Call) {
  const { world, viewer } = call.var
  const asked = surveyOf(call)
  const refused = resultsRefusal(world.data, asked.post, viewer, world.clock.now())
  if (refused) throw new Refusal(refused === 'not-yet' ? refusals.resultsNotYet : refusals.resultsForbidden)
  return asked
}

async function keep(call: Call) {
  const request = await call.req.json<Schemas['AnswerSetChange']>()
  const { survey } = askedIn(call)
  refuseStale(call, request)
  const set = keepAnswers(call, request)
  survey.answers.set(call.var.viewer.id, set)
}

/** Refuses answers to a closed survey, and those that do not know what was kept elsewhere meanwhile. */
function refuseStale(call: Call, { id, occToken }: Schemas['AnswerSetChange']): void {
  const { world, viewer } = call.var
  const { post, survey } = askedIn(call)
  const set = survey.answers.get(viewer.id)
  const closed = surveyStateOf(post, survey, world.clock.now()) !== 'open' || (set?.sent && !survey.changeable)
  if (closed) throw new Refusal(refusals.surveyClosed)
  // What this client kept last and whose answer was lost is no other's.
  const own = set?.id === id && set.saves === 1 && occToken === answersTokenOf(post, undefined)
  if (occToken === answersTokenOf(post, set) || own) return
  const current = answerSetView(world.data, post, viewer.id)
  throw new Refusal({ ...refusals.occConflict, title: 'The answers were kept elsewhere meanwhile', current })
}

function keepAnswers(call: Call, { id, revision, answers }: Schemas['AnswerSetChange']) {
  const { world, viewer } = call.var
  const { survey } = askedIn(call)
  const before = survey.answers.get(viewer.id)
  const questions = questionsOf(survey, revision)
  const rated = answers.map((given) => {
    const question = questions.find((one) => one.id === given.questionId)
    return { ...given, verdict: question ? verdictOf(question, given.value) : null }
  })
  return {
    id: before?.id ?? id,
    revision,
    answers: rated,
    sent: before?.sent ?? null,
    startedAt: before?.startedAt ?? world.clock.now(),
    finishedAt: before?.finishedAt ?? null,
    saves: (before?.saves ?? 0) + 1,
  }
}

function shownOf(survey: SurveyState, { answers, revision }: Schemas['AnswerSetChange']): Schemas['Answer'][] {
  const sent = answersToSend(questionsOf(survey, revision), asMap(answers))
  return answers.filter(({ questionId }) => sent.has(questionId))
}

function same(sent: readonly Schemas['Answer'][], again: readonly Schemas['Answer'][]): boolean {
  const plain = (answers: readonly Schemas['Answer'][]) =>
    JSON.stringify(answers.map(({ questionId, value }) => [questionId, value]))
  return plain(sent) === plain(again)
}

function checkAnswers(survey: SurveyState, { answers, revision }: Schemas['AnswerSetChange']): void {
  const [first] = problemsOf(questionsOf(survey, revision), asMap(answers))
  if (!first) return
  const pointer = `/answers/${first.question.id}`
  if (first.problem === 'missing' || first.problem === 'incomplete') {
    throw invalid(pointer, 'required', 'must be answered', 'required-field-missing')
  }
  throw invalid(pointer, first.problem, 'does not fit its question')
}

function resultsOf(call: Call): Schemas['SurveyResults'] {
  const { world, viewer } = call.var
  const asked = resultsIn(call)
  const by = call.req.query('groupBy')
  if (by !== undefined && by !== 'site') {
    throw invalid('/query/groupBy', 'unknown', 'is not offered', 'breakdown-not-offered')
  }
  const named = mayManageSurvey(world.data, asked.post, viewer)
  return surveyResults(world.data, asked, { bySite: by === 'site', named })
}

type Sent = ReturnType<typeof sentAnswers>

/** A row an answer set, a column a question; of several choices, rows and ranks a column each. */
function answersFile(call: Call, survey: SurveyState, all: Sent) {
  const questions = questionSetOf(survey).questions.filter(({ kind }) => kind !== 'section')
  const columns = questions.flatMap((question) => columnsOf(question))
  const rows = all.map(({ personId, set, sent }) => [
    userSummary(call.var.world.data, personId).fullName,
    set.finishedAt === null ? null : instant(set.finishedAt),
    ...columns.map(({ question, part }) =>
      cellOf(question, sent.find(({ questionId }) => questionId === question.id)?.value, part),
    ),
  ])
  const names: ColumnName[] = [surveyWords.person, surveyWords.sent, ...columns.map(({ name }) => name)]
  return answerCsv(call, `survey-${readablePost(call).number}`, names, rows)
}

type Column = { question: Schemas['Question']; part: string | null; name: ColumnName }

function columnsOf(question: Schemas['Question']): Column[] {
  const { text, options = [], rows = [], allowOther } = question
  const column = (part: string | null, label: string): Column => ({
    question,
    part,
    name: part === 'other' ? questionText(text, surveyWords.other) : sameInAll(label),
  })
  switch (question.kind) {
    case 'multiple-choice':
    case 'ranking': {
      const each = options.map(({ id, label }) => column(id, `${text}: ${label}`))
      return allowOther ? [...each, column('other', text)] : each
    }
    case 'single-choice':
      return allowOther ? [column(null, text), column('other', text)] : [column(null, text)]
    case 'matrix':
      return rows.map(({ id, label }) => column(id, `${text}: ${label}`))
    default:
      return [column(null, text)]
  }
}

function sameInAll(text: string): ColumnName {
  return Object.fromEntries(languages.map((language) => [language, text])) as ColumnName
}

const languages: readonly Language[] = ['en', 'it', 'de', 'es', 'el', 'pt', 'fr']

function cellOf(question: Schemas['Question'], value: Schemas['AnswerValue'] | undefined, part: string | null) {
  if (value === undefined) return null
  const label = (id: string | undefined) => question.options?.find((option) => option.id === id)?.label ?? null
  if (typeof value !== 'object') return typeof value === 'boolean' ? Number(value) : value
  if (Array.isArray(value)) return part === null ? value.join(' ') : value.indexOf(part) + 1 || null
  if ('rows' in value) return label(value.rows[part ?? ''])
  if (part === 'other') return value.other
  return part === null ? label(value.optionIds[0]) : Number(value.optionIds.includes(part))
}

function pageOf<Entry>(call: Call, kind: string, all: readonly Entry[]) {
  const { pageSize, pageToken } = call.req.query()
  const from = pageToken === undefined ? 0 : readNumberToken(kind, pageToken, 'pageToken')
  const size = pageSizeOf(pageSize)
  return {
    entries: all.slice(from, from + size),
    nextPageToken: from + size < all.length ? makeToken(kind, from + size) : null,
  }
}

function tell(call: Call, post: PostState, personId: string, what: 'reminder' | 'closed'): void {
  const { world, viewer } = call.var
  const person = world.data.people.get(personId)
  if (!person?.account || personId === viewer.id) return
  const language = (person.edits?.languageCode ?? 'en').slice(0, 2)
  const words = surveyWords[what]
  const known = languages.find((one) => one === language) ?? 'en'
  addNotification(world, personId, {
    ...describe(world.data, what === 'reminder' ? 'activity-assigned' : 'activity-edit', {
      by: [viewer.id],
      at: world.clock.now(),
      post,
    }),
    title: words[known].replace('{title}', shortTitle(post)),
    routerLink: what === 'reminder' ? `/post/${post.id}/survey/answer` : `/post/${post.id}`,
  })
}
