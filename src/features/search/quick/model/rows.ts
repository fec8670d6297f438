import type { Schemas } from '@/api'
import { FileTextIcon, UsersIcon } from '@/design-system/icons'
import type { NavigationItem } from '@/features/navigation'
import type { Visit } from '@/features/visits'
import { paths } from '@/shared/routes'
import { fitOf } from './words'

/** What can be chosen: something to go to, or words to search for. */
export type Row =
  | { kind: 'search'; key: string; title: string }
  | { kind: 'place'; key: string; title: string; href: string; icon: NavigationItem['icon'] }
  | { kind: 'recent'; key: string; title: string }
  | { kind: 'found'; key: string; title: string; of: Schemas['QuickSuggestion'] }

export type GroupName = 'search' | 'visited' | 'goTo' | 'posts' | 'hashtags' | 'recent'

export type Group = { name: GroupName; rows: readonly Row[] }

/** What this device knows without asking. */
export type Known = {
  places: readonly Extract<Row, { kind: 'place' }>[]
  communities: readonly Schemas['Community'][]
  recent: readonly string[]
  /** Where the person was, the last first, without the place that is open. */
  visits: readonly Visit[]
}

/** How many of a kind are shown. */
const most = 4

/** How many of the last places are shown. */
const mostVisited = 8

/** What begins with the words, those of this device first; before anything is typed some of all. */
export function groupsFor(
  words: readonly string[],
  { places, communities, recent, visits }: Known,
  answer: readonly Schemas['QuickSuggestion'][],
): Group[] {
  // An older answer stays until the newer one is there, as far as it fits what is typed by now.
  const suggested = words.length === 0 ? [] : answer.filter((one) => fitOf(textOf(one), words) > 0)
  const ofKind = (kind: string) => suggested.filter((one) => one.kind === kind).map(foundRow)
  const mine = communities.map((community) => foundRow(ownCommunity(community)))
  const visited = words.length === 0 ? visitedRows(visits, [...places, ...mine]).slice(0, mostVisited) : []
  const isVisited = ({ key }: Row) => visited.some((row) => row.key === key)
  const own = fitting(mine, words).filter((row) => !isVisited(row))
  const others = ofKind('community').filter(({ key }) => !own.some((row) => row.key === key))
  const before = { name: 'recent' as const, rows: fitting(recent.map(recentRow), words) }
  return [
    // The way back is wanted most while nothing is typed.
    ...(words.length === 0 ? [{ name: 'visited' as const, rows: visited }, before] : []),
    {
      name: 'goTo' as const,
      rows: [
        ...fitting(places, words).filter((row) => !isVisited(row)),
        ...[...own, ...others].slice(0, most),
        ...ofKind('person').slice(0, most),
      ],
    },
    { name: 'posts' as const, rows: ofKind('post').slice(0, most) },
    { name: 'hashtags' as const, rows: ofKind('hashtag').slice(0, most) },
    ...(words.length === 0 ? [] : [before]),
  ].filter(({ rows }) => rows.length > 0)
}

/** Keeps a chosen row where it is in its group, though a newer answer does not have it. */
export function withChosen(groups: readonly Group[], chosen: { group: GroupName; row: Row } | null): readonly Group[] {
  if (!chosen || groups.some(({ rows }) => rows.some(({ key }) => key === chosen.row.key))) return groups
  if (!groups.some(({ name }) => name === chosen.group)) return [...groups, { name: chosen.group, rows: [chosen.row] }]
  return groups.map((group) => (group.name === chosen.group ? { ...group, rows: [...group.rows, chosen.row] } : group))
}

/** A row for the words themselves. */
export function searchRow(words: string): Row {
  return { kind: 'search', key: 'search', title: words }
}

/** The last places, as far as they are known; a screen only where the person still has it. */
function visitedRows(visits: readonly Visit[], known: readonly Row[]): Row[] {
  return visits.flatMap(({ kind, id, title }): Row[] => {
    const key = `${kind === 'screen' ? 'place' : kind}:${id}`
    const row = known.find((one) => one.key === key)
    if (row) return [row]
    if (kind === 'post') return [{ kind: 'place', key, title, href: paths.post(id), icon: FileTextIcon }]
    if (kind === 'community') return [{ kind: 'place', key, title, href: paths.community(id), icon: UsersIcon }]
    return []
  })
}

function recentRow(query: string): Row {
  return { kind: 'recent', key: `recent:${query}`, title: query }
}

function foundRow(of: Schemas['QuickSuggestion']): Row {
  return { kind: 'found', key: `${of.kind}:${of.id}`, title: of.title, of }
}

function ownCommunity({ id, name, color, membersCount }: Schemas['Community']): Schemas['QuickSuggestion'] {
  const community = { id, name, color }
  return { kind: 'community', id, title: name, detail: '', community, user: null, number: null, membersCount }
}

/** Everything that the words of a suggestion can be in. */
function textOf({ title, detail, number, community }: Schemas['QuickSuggestion']): string {
  return [title, detail, number ?? '', community?.name ?? ''].join(' ')
}

/** The rows that fit most of the words, in their order; all of them where there are no words. */
function fitting(rows: readonly Row[], words: readonly string[]): readonly Row[] {
  if (words.length === 0) return rows.slice(0, most)
  const fits = new Map(rows.map((row) => [row, fitOf(row.title, words)]))
  const fitOfRow = (row: Row) => fits.get(row) ?? 0
  return rows
    .filter((row) => fitOfRow(row) > 0)
    .toSorted((one, other) => fitOfRow(other) - fitOfRow(one))
    .slice(0, most)
}
