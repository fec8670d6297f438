import type { Schemas } from '../schemas.ts'
import { collatorOf, directoryOf, matchesOf, readWords, type FilterName, type Question } from '../state/directory.ts'
import { mayLookPeopleUp, maySee, personSummary } from '../views/people.ts'
import { languageOf } from './language.ts'
import { orderBy, orderNamed, paged, rising } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { allowed, refusals } from './refusals.ts'

/** Most values that a filter offers. */
const mostValues = 50

/** The directory of people. */
export function peopleRoutes(app: PortalApp): void {
  app.get('/internal/v2/users', (call) => {
    const { world, viewer } = call.var
    const { directory, question, language } = lookUp(call)
    const { found, fitOf, personOf, nameOf } = directory.find(question, language)
    const idOf = (index: number) => personOf(index).id
    const byName = rising(nameOf, collatorOf(language))
    const orders = { 'best-match': orderBy(idOf, rising(fitOf), byName), name: orderBy(idOf, byName) }
    const order = orderNamed(call, orders, 'best-match')
    // They stand by name already: comparing the names of many again would take longer than all the rest.
    const inOrder = order === orders.name || question.words.length === 0 ? found : byFit(found, fitOf)
    const { page, nextPageToken } = paged(call, inOrder, { list: 'people', order, usualSize: 50 })
    return call.json<Schemas['PeoplePage']>({
      people: page.map(personOf).map((person) => {
        const matches = maySee(person, viewer) ? matchesOf(person, question.words) : []
        return personSummary(world.data, person, viewer, matches)
      }),
      totalCount: found.length,
      nextPageToken,
    })
  })

  app.get('/internal/v2/users/facets', (call) => {
    const { directory, question, language } = lookUp(call)
    const { compare } = collatorOf(language)
    const facet = (name: FilterName): Schemas['Facet'][] => {
      const isChosen = ({ id }: { id: string }) => Number(question.wanted[name].includes(id))
      return directory
        .count(name, question)
        .sort((one, other) => isChosen(other) - isChosen(one) || other.count - one.count)
        .slice(0, mostValues)
        .sort((one, other) => other.count - one.count || compare(one.name, other.name))
    }
    return call.json<Schemas['PeopleFacets']>({ place: facet('place'), area: facet('areaId') })
  })
}

/** What the query asks of the directory, for those who may look people up. */
function lookUp(call: Call) {
  const { world, viewer } = call.var
  allowed(mayLookPeopleUp(viewer), refusals.userRegistryForbidden)
  const question: Question = {
    words: readWords(call.req.query('search') ?? ''),
    wanted: { place: call.req.queries('place') ?? [], areaId: call.req.queries('areaId') ?? [] },
    mayNotSee: (person) => !maySee(person, viewer),
  }
  return { directory: directoryOf(world.data), question, language: languageOf(call.req.header('accept-language')) }
}

/** The best first; those who fit alike stay as they stand. */
function byFit(found: readonly number[], fitOf: (index: number) => number): number[] {
  const groups: number[][] = []
  for (const index of found) (groups[fitOf(index)] ??= []).push(index)
  return groups.flat()
}
