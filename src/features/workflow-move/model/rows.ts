import type { Schemas } from '@/api'
import { groupsOf, type PreflightGroup } from './preflight'

/** A row of the list of a check: the heading of a group, or a post in it. */
export type MoveRow =
  | { kind: 'group'; key: string; group: PreflightGroup; isOpen: boolean }
  | { kind: 'post'; key: string; group: PreflightGroup; entry: Schemas['PreflightPost'] }

/** The posts below the headings of their groups; those of a closed group are left out. */
export function rowsOf(posts: readonly Schemas['PreflightPost'][], closed: ReadonlySet<string>): MoveRow[] {
  return groupsOf(posts).flatMap((group): MoveRow[] => {
    const isOpen = !closed.has(group.key)
    const own = group.posts.map((entry) => ({ kind: 'post' as const, key: entry.post.id, group, entry }))
    return [{ kind: 'group', key: group.key, group, isOpen }, ...(isOpen ? own : [])]
  })
}

/** The posts whose titles hold these words, without regard to case and accents. */
export function postsWith(
  posts: readonly Schemas['PreflightPost'][],
  words: string,
): readonly Schemas['PreflightPost'][] {
  const wanted = plain(words)
  return wanted === '' ? posts : posts.filter(({ post }) => plain(post.title).includes(wanted))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
