import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { WorldData } from '../state/data.ts'
import { mayKnow, mayRead, communitySummary, membersOf } from '../views/communities.ts'
import { captionOf, fullNameOf, mayLookPeopleUp, maySee, userSummary } from '../views/people.ts'
import { wordsOf } from '../../src/features/search/model/fold.ts'
import type { Reading } from './terms.ts'

type Suggestion = Schemas['QuickSuggestion']

/** Something that may be suggested by the words of its name, and the better where those beside it fit too. */
type Candidate = {
  name: string
  beside?: string
  /** The words beside it suggest it too. */
  besideAlone?: boolean
  view: () => Omit<Suggestion, 'kind'>
}

/** How well it fits: how many of the words it has, and how many of them in its name. */
type Fit = { words: number; inName: number; length: number }

const most = 12
const mostOfKind = 4

/** What begins with the words that somebody has typed so far, among what they may know. */
export function suggestionsFor(
  data: WorldData,
  viewer: Person,
  { words }: Pick<Reading, 'words'>,
  communityIds: readonly string[],
): Suggestion[] {
  const asked = [...words.some, ...words.every, words.exact]
  const wanted = asked.flatMap(wordsOf)
  const unwanted = words.none.flatMap(wordsOf)
  const isHashtag = asked.every((word) => word === '' || word.startsWith('#'))
  const isNarrowed = communityIds.length > 0
  const isHere = (id: string) => (!isNarrowed || communityIds.includes(id)) && mayRead(data.communities.get(id), viewer)
  const kinds: [kind: string, candidates: () => Candidate[]][] = [
    ['community', () => (isNarrowed || isHashtag ? [] : communities(data, viewer))],
    ['person', () => (isNarrowed || isHashtag ? [] : people(data, viewer))],
    ['post', () => (isHashtag ? [] : posts(data, isHere))],
    ['hashtag', () => hashtags(data, isHere)],
  ]
  const found = kinds.map(([kind, candidates]) =>
    best(candidates(), wanted, unwanted).map(({ view }): Suggestion => ({ kind, ...view() })),
  )
  // Where every kind has as many as it may, each gives way alike.
  const places = found.flat().length > most ? most / kinds.length : mostOfKind
  return found.flatMap((ofKind) => ofKind.slice(0, places))
}

const nothing = { detail: '', community: null, user: null, number: null, membersCount: null }

function communities(data: WorldData, viewer: Person): Candidate[] {
  return [...data.communities.values()]
    .filter((community) => mayKnow(community, viewer))
    .map((community) => ({
      name: community.name,
      view: () => ({
        ...nothing,
        id: community.id,
        title: community.name,
        community: communitySummary(data, community.id),
        membersCount: mayRead(community, viewer) ? membersOf(data, community).length : null,
      }),
    }))
}

function people(data: WorldData, viewer: Person): Candidate[] {
  if (!mayLookPeopleUp(viewer)) return []
  return [...data.people.values()]
    .filter(({ deleted, blocked }) => !deleted && !blocked)
    .map((person) => {
      const detail = maySee(person, viewer) ? captionOf(person) : ''
      return {
        name: fullNameOf(person),
        beside: detail,
        besideAlone: true,
        view: () => ({
          ...nothing,
          id: person.id,
          title: fullNameOf(person),
          detail,
          user: userSummary(data, person.id),
        }),
      }
    })
}

/** The newest first. */
function posts(data: WorldData, isHere: (communityId: string) => boolean): Candidate[] {
  return data.feed
    .filter(({ communityId }) => isHere(communityId))
    .map(({ id, number, title, communityId }) => ({
      name: `${number} ${title}`,
      beside: data.communities.get(communityId)?.name ?? '',
      view: () => ({ ...nothing, id, title, number, community: communitySummary(data, communityId) }),
    }))
}

function hashtags(data: WorldData, isHere: (communityId: string) => boolean): Candidate[] {
  return [...data.hashtags.values()]
    .filter(
      ({ deleted, communityId }) =>
        !deleted && isHere(communityId) && !data.communities.get(communityId)?.hashtagsDisabled,
    )
    .map(({ id, name, communityId }) => ({
      name,
      view: () => ({ ...nothing, id, title: name, community: communitySummary(data, communityId) }),
    }))
}

/** The candidates that fit, the best first; those that fit alike stay as they stand. */
function best(candidates: readonly Candidate[], wanted: readonly string[], unwanted: readonly string[]): Candidate[] {
  return candidates
    .flatMap((candidate) => {
      const fit = fitOf(candidate, wanted, unwanted)
      return fit ? [{ candidate, fit }] : []
    })
    .sort(
      ({ fit: one }, { fit: other }) =>
        other.words - one.words || other.inName - one.inName || one.length - other.length,
    )
    .slice(0, mostOfKind)
    .map(({ candidate }) => candidate)
}

function fitOf(
  { name, beside = '', besideAlone = false }: Candidate,
  wanted: readonly string[],
  unwanted: readonly string[],
): Fit | null {
  const inName = wordsOf(name)
  const all = [...inName, ...wordsOf(beside)]
  const begin = (words: readonly string[]) => (word: string) => words.some((one) => one.startsWith(word))
  if (unwanted.some(begin(inName))) return null
  const words = wanted.filter(begin(all)).length
  const wordsInName = wanted.filter(begin(inName)).length
  if (words === 0 || (wordsInName === 0 && !besideAlone)) return null
  // Whole words come before those that go on.
  const length = wanted.every((word) => inName.includes(word)) ? 0 : 1
  return { words, inName: wordsInName, length }
}
