import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'
import { hiddenGroups } from '../views/survey-results.ts'

type Results = Schemas['SurveyResults']
const base = '/internal/v2/communication/posts'
const results = (visitor: Visitor, post: string, query = '') =>
  visitor.ask<Results>('GET', `${base}/${post}/survey/results${query}`)

/** Somebody at the survey that Giulia has answered and does not manage, of whose answers so many are left. */
async function reader(left: number): Promise<Visitor> {
  const visitor = await Visitor.signedIn()
  const answers = visitor.world.data.posts.get('p-1004')?.facets?.survey?.answers
  const others = [...(answers?.keys() ?? [])].filter((id) => id !== 'giulia-riva')
  for (const id of others.slice(left - 1)) answers?.delete(id)
  return visitor
}

it('counts every answer of every kind once', async () => {
  const visitor = await reader(99)
  const { questions, answersShown } = await results(visitor, 'p-1004')
  const of = (id: string) => questions.find(({ questionId }) => questionId === id)
  const sum = (id: string) => of(id)?.counts.reduce((all, { count }) => all + count, 0)
  for (const id of [
    'q-handover-open',
    'q-handover-missed',
    'q-handover-shift',
    'q-handover-minutes',
    'q-handover-from',
  ]) {
    expect([id, sum(id)]).toEqual([id, of(id)?.answered])
  }
  // Each ranking has one first place, and each row of a matrix one column.
  expect(of('q-handover-order')?.answered).toBeGreaterThan(5)
  expect(sum('q-handover-order')).toBe(of('q-handover-order')?.answered)
  expect(sum('q-handover-how')).toBe(3 * (of('q-handover-how')?.answered ?? 0))
  expect(of('q-handover-open')?.answered).toBe(answersShown)
})

it('tells of five answers what it does not tell of four', async () => {
  const four = await results(await reader(4), 'p-1004', '?groupBy=site')
  expect(four.answersShown).toBe(0)
  expect(four.questions.every(({ hidden, answered, counts }) => hidden && answered === 0 && counts.length === 0)).toBe(
    true,
  )
  expect(four.groups.every(({ count }) => count === null)).toBe(true)
  const five = await results(await reader(5), 'p-1004')
  expect(five.answersShown).toBe(5)
  expect(five.questions.find(({ questionId }) => questionId === 'q-handover-open')).toMatchObject({
    hidden: false,
    answered: 5,
  })
})

it('hides sites from readers so that their sum tells none of them, and none from those who see the names', async () => {
  const told = await results(await reader(99), 'p-1004', '?groupBy=site')
  expect(told.groups.some(({ count }) => count === null)).toBe(true)
  for (const { answered, hidden, groups = [] } of told.questions) {
    const shown = groups.filter((group) => !group.hidden)
    const rest = answered - shown.reduce((all, group) => all + group.answered, 0)
    expect(shown.every((group) => group.answered >= 5)).toBe(true)
    if (!hidden && shown.length < groups.length) expect(rest).toBeGreaterThanOrEqual(5)
  }
  const author = await Visitor.signedIn()
  const own = await results(author, 'p-997', '?groupBy=site')
  expect(own.groups.every(({ count }) => count !== null)).toBe(true)
  expect(own.groups.reduce((all, { count }) => all + (count ?? 0), 0)).toBe(own.answersShown)
})

it('hides too few and none alike, and never so little that the rest tells it', () => {
  expect([
    ...hiddenGroups(
      new Map([
        ['Torino', 9],
        ['Lyon', 4],
        ['Ulm', 6],
      ]),
      5,
    ),
  ]).toEqual(['Lyon', 'Ulm'])
  expect([
    ...hiddenGroups(
      new Map([
        ['Torino', 9],
        ['Lyon', 0],
        ['Ulm', 6],
      ]),
      5,
    ),
  ]).toEqual(['Lyon', 'Ulm'])
  expect([
    ...hiddenGroups(
      new Map([
        ['Torino', 9],
        ['Lyon', 2],
        ['Ulm', 3],
      ]),
      5,
    ),
  ]).toEqual(['Lyon', 'Ulm'])
  expect([
    ...hiddenGroups(
      new Map([
        ['Torino', 9],
        ['Lyon', 5],
      ]),
      5,
    ),
  ]).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 9 }), (counts) => {
      const groups = new Map(counts.map((count, index) => [String(index), count]))
      const hidden = hiddenGroups(groups, 5)
      const together = [...hidden].reduce((sum, key) => sum + (groups.get(key) ?? 0), 0)
      expect(counts.every((count, index) => count >= 5 || hidden.has(String(index)))).toBe(true)
      expect(hidden.size === 0 || together >= 5 || hidden.size === groups.size).toBe(true)
    }),
  )
})

it('reminds each person once in 24 hours, and leads them to the questions', async () => {
  const author = await Visitor.signedIn()
  const davide = await author.another('davide.greco')
  const told = () =>
    author.world.data.personal
      .get('davide-greco')
      ?.notifications.filter(({ entry }) => entry.routerLink === '/post/p-997/survey/answer') ?? []
  const missing = await author.ask<Schemas['RemindersSent']>('POST', `${base}/p-997/survey/reminders`)
  expect(missing.count).toBeGreaterThan(0)
  expect(told()).toHaveLength(1)
  const early = await author.send('POST', `${base}/p-997/survey/reminders`)
  expect(early.status).toBe(409)
  author.world.clock.advance(24 * 60 * 60_000)
  await author.signIn('giulia.riva')
  await davide.signIn('davide.greco')
  const again = await author.ask<Schemas['RemindersSent']>('POST', `${base}/p-997/survey/reminders`)
  expect(again.count).toBe(missing.count)
  expect(told()).toHaveLength(2)
  expect((await davide.send('POST', `${base}/p-997/survey/reminders`)).status).toBe(403)
})

it('closes before its end, tells who has begun, and opens again until a new end', async () => {
  const author = await Visitor.signedIn()
  const davide = await author.another('davide.greco')
  const mine = await davide.get<Schemas['AnswerSet']>(`${base}/p-997/survey/answers/mine`)
  const begun = {
    id: mine.id,
    revision: 1,
    answers: [{ questionId: 'q-repair-course', value: true }],
    occToken: mine.occToken,
  }
  await davide.send('PUT', `${base}/p-997/survey/answers/mine`, begun)
  const told = (id: string) =>
    author.world.data.personal
      .get(id)
      ?.notifications.filter(({ entry }) => entry.title?.includes('was closed before')) ?? []
  const closed = await author.ask<Schemas['PostSurvey']>('PUT', `${base}/p-997/survey/closing`, { closesAt: null })
  expect(closed.state).toBe('closed')
  expect([told('davide-greco').length, told('sofia-karras').length]).toEqual([1, 0])
  expect((await davide.send('POST', `${base}/p-997/survey/answers/mine/finish`, begun)).status).toBe(409)
  const closesAt = { zonedDatetime: '2026-12-31T18:00:00+01:00', timeZone: 'Europe/Rome' }
  const open = await author.ask<Schemas['PostSurvey']>('PUT', `${base}/p-997/survey/closing`, { closesAt })
  expect(open).toMatchObject({ state: 'open', closesAt })
})

it('writes a file with a row for each set, safe from formulas, with Greek and line breaks whole', async () => {
  const author = await Visitor.signedIn()
  const file = await author.send('GET', `${base}/p-997/survey/answers`, undefined, { accept: 'text/csv' })
  const text = await file.text()
  const { totalCount } = await author.ask<Schemas['AnswerSetPage']>('GET', `${base}/p-997/survey/answers?pageSize=1`)
  const [head = '', ...rows] = text.trim().split('\r\n')
  expect(rows).toHaveLength(totalCount)
  // A column each for person and time, the scale, four for several choices, yes or no, the day and the words.
  expect(head.split(',').length).toBeGreaterThanOrEqual(9)
  expect(text).toContain("'=Il tornio")
  expect(text).not.toMatch(/(^|,)"?=/m)
  const marco = await Visitor.signedIn('marco.bianchi')
  const other = await marco.send('GET', `${base}/p-1004/survey/answers`, undefined, { accept: 'text/csv' })
  const whole = await other.text()
  expect(whole).toContain('Ένα κοινό βιβλίο, στα ελληνικά και στα ιταλικά.')
  expect(whole).toContain('"One list for all shifts,\nnot three."')
})
