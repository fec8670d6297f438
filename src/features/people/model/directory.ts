import type { Schemas } from '@/api'
import type { AddressState } from '@/shared/address-state'
import type { PeopleSearch } from '../api/queries'
import { messages } from '../messages'

/** What the server takes at most: longer words and further values come from no person. */
const most = { letters: 200, values: 50 }

/** The filters, by the name that each has in the address and among the facets. */
export const filterNames = ['place', 'area'] as const

export type FilterName = (typeof filterNames)[number]

/** What is chosen in the filters. */
export type ChosenFilters = Pick<AddressState<'people'>, FilterName>

/** What the address asks the server for. */
export function searchOf({ search, place, area }: Omit<AddressState<'people'>, 'person'>): PeopleSearch {
  const words = search.trim().slice(0, most.letters)
  return {
    ...(words !== '' && { search: words }),
    ...(place.length > 0 && { place: place.slice(0, most.values) }),
    ...(area.length > 0 && { areaId: area.slice(0, most.values) }),
  }
}

/** The values of a filter that can be chosen. A chosen one that the server does not know is called what it is. */
export function valuesOf(found: readonly Schemas['Facet'][], chosen: readonly string[]): Schemas['Facet'][] {
  const lost = chosen.filter((id) => found.every((facet) => facet.id !== id))
  return [...found, ...lost.map((id) => ({ id, name: id, count: 0 }))]
}

/** Matches of these fields need no words: what was found stands in the row anyway. */
const inTheRow = ['caption', 'place']

const words = {
  role: messages.matchRole,
  area: messages.matchArea,
  'business-unit': messages.matchUnit,
  'internal-phone': messages.matchExtension,
}

/** Why a person was found where the row does not show it; `message` is absent for a field that is not known here. */
export function reasonsOf(matches: readonly Schemas['PersonMatch'][]) {
  return matches
    .filter(({ field }) => !inTheRow.includes(field))
    .map(({ field, text }) => ({
      message: Object.hasOwn(words, field) ? words[field as keyof typeof words] : null,
      text,
    }))
}
