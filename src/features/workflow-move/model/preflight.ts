import type { Schemas } from '@/api'

type Post = Schemas['PreflightPost']

/** Posts of a check that fare alike, under one heading. */
export type PreflightGroup = {
  key: string
  kind: 'blocked' | 'needs-value' | 'filled' | 'ready'
  /** The reason of blocked ones. */
  blocker?: Schemas['Blocker'] | undefined
  /** The fields that others lack. */
  fieldIds?: readonly string[]
  posts: readonly Post[]
}

/** How many posts of a check fare how. */
export type PreflightCounts = ReturnType<typeof countsOf>

/** How many posts fare how; one that is left out counts as nothing else, so that the numbers add up. */
export function countsOf(posts: readonly Post[], excluded: ReadonlySet<string>) {
  const going = posts.filter(({ post }) => !excluded.has(post.id))
  const ready = going.filter(({ verdict }) => verdict === 'ready')
  const needsValue = going.filter(({ verdict }) => verdict === 'needs-value').length
  return {
    all: posts.length,
    ready: ready.length,
    filled: ready.filter(isFilled).length,
    needsValue,
    blocked: going.length - ready.length - needsValue,
    excluded: posts.length - going.length,
  }
}

/** What is sent: the posts that are ready and not left out. */
export function goingIds(posts: readonly Post[], excluded: ReadonlySet<string>): string[] {
  return posts.filter(({ post, verdict }) => verdict === 'ready' && !excluded.has(post.id)).map(({ post }) => post.id)
}

/** The posts that the person leaves out. */
export function excludedIds(posts: readonly Post[]): string[] {
  return posts.filter(({ excluded }) => excluded).map(({ post }) => post.id)
}

/** The posts by what becomes of them: blocked ones by their first reason, those that lack a value, then the rest. */
export function groupsOf(posts: readonly Post[]): PreflightGroup[] {
  const groups = new Map<string, PreflightGroup & { posts: Post[] }>()
  for (const post of posts) {
    const begun = groupOf(post)
    const group = groups.get(begun.key) ?? { ...begun, posts: [] }
    group.posts.push(post)
    groups.set(begun.key, group)
  }
  return [...groups.values()].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

/** What needs care comes first. */
const order: readonly PreflightGroup['kind'][] = ['blocked', 'needs-value', 'filled', 'ready']

function groupOf(post: Post): Omit<PreflightGroup, 'posts'> {
  const { verdict, blockers } = post
  if (verdict === 'ready') return isFilled(post) ? { key: 'filled', kind: 'filled' } : { key: 'ready', kind: 'ready' }
  if (verdict === 'needs-value') {
    const fieldIds = blockers.flatMap(({ fieldId }) => fieldId ?? [])
    return { key: `needs ${fieldIds.join()}`, kind: 'needs-value', fieldIds }
  }
  const [blocker] = blockers
  return { key: `blocked ${blocker?.code ?? ''}`, kind: 'blocked', blocker }
}

function isFilled({ filledFieldIds }: Post): boolean {
  return filledFieldIds.length > 0
}
