import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { SurveyState } from '../state/facets.ts'
import { instant } from '../state/times.ts'
import { distributionOf, peopleAsked, questionSetOf, sentAnswers } from './surveys.ts'

/** Of fewer answers nothing is told to those who do not see them by name. */
export const smallestGroup = 5

/** What has nothing to tell: of nobody, and of too few. */
const untold = { answered: 0, counts: [], mean: null }

/**
 * The groups that are not shown: those of `closed`, each that is too small, and then the next smallest ones until all
 * hidden together are enough, as else the sum of all would tell them.
 */
export function hiddenGroups(
  counts: ReadonlyMap<string, number>,
  smallest: number,
  closed: ReadonlySet<string> = new Set(),
): Set<string> {
  const hidden = new Set([...counts.keys()].filter((key) => closed.has(key) || (counts.get(key) ?? 0) < smallest))
  let together = [...hidden].reduce((sum, key) => sum + (counts.get(key) ?? 0), 0)
  const open = [...counts].filter(([key]) => !hidden.has(key)).sort(([, few], [, many]) => few - many)
  for (const [key, count] of open) {
    if (hidden.size === 0 || together >= smallest) break
    hidden.add(key)
    together += count
  }
  return hidden
}

/** The figures of a survey, for all and for each site; `named` for those who see every answer anyway. */
export function surveyResults(
  data: WorldData,
  { post, survey }: { post: PostState; survey: SurveyState },
  { bySite, named }: { bySite: boolean; named: boolean },
): Schemas['SurveyResults'] {
  const all = sentAnswers(survey)
  const smallest = named ? 0 : smallestGroup
  const siteOf = (personId: string) => data.people.get(personId)?.place.split(',')[0] ?? ''
  // Those of whom nobody answered look like those of whom few did.
  const people = [...peopleAsked(data, post).map(({ id }) => id), ...all.map(({ personId }) => personId)]
  const sites = bySite ? [...new Set(people.map(siteOf))].filter(Boolean).sort() : []
  const setsOf = (site: string) => all.filter(({ personId }) => siteOf(personId) === site).map(({ sent }) => sent)
  const bySiteSets = new Map(sites.map((site) => [site, setsOf(site)]))
  const shown = all.length >= smallest
  const sizes = new Map(sites.map((site) => [site, bySiteSets.get(site)?.length ?? 0]))
  const hidden = shown ? hiddenGroups(sizes, smallest) : new Set(sites)
  const questionResult = (question: Schemas['Question']): Schemas['QuestionResult'] => {
    const figures = distributionOf(
      question,
      all.map(({ sent }) => sent),
    )
    const known = { questionId: question.id, series: question.series }
    if (figures.answered < smallest) {
      return { ...known, hidden: true, ...untold, groups: sites.map((key) => ({ key, hidden: true, ...untold })) }
    }
    const groups = new Map(sites.map((site) => [site, distributionOf(question, bySiteSets.get(site) ?? [])]))
    const answered = new Map([...groups].map(([site, group]) => [site, group.answered]))
    const closed = hiddenGroups(answered, smallest, hidden)
    return {
      ...known,
      hidden: false,
      ...figures,
      groups: [...groups].map(([key, group]) =>
        closed.has(key) ? { key, hidden: true, ...untold } : { key, hidden: false, ...group },
      ),
    }
  }
  return {
    answersShown: shown ? all.length : 0,
    answersReceived: all.length,
    groups: sites.map((site) => ({ key: site, name: site, count: hidden.has(site) ? null : (sizes.get(site) ?? 0) })),
    questions: questionSetOf(survey)
      .questions.filter(({ kind }) => kind !== 'section')
      .map(questionResult),
    days: daysOf(all.map(({ set }) => set.finishedAt ?? 0)),
  }
}

function daysOf(moments: readonly number[]): Schemas['ResultDay'][] {
  const days = new Map<string, number>()
  for (const moment of moments) {
    const on = instant(moment).slice(0, 10)
    days.set(on, (days.get(on) ?? 0) + 1)
  }
  return [...days].sort().map(([on, count]) => ({ day: on, count }))
}
