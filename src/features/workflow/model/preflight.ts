import type { Schemas } from '@/api'

type Post = Schemas['PreflightPost']

/** Posts of a check that fare alike, under one heading. */
export type PreflightGroup = {
  kind: 'blocked' | 'needs-value' | 'filled' | 'ready'
  /** The reason of blocked ones. */
  blocker?: Schemas['Blocker']
  /** The fields that others lack. */
  fieldIds?: readonly string[]
  posts: readonly Post[]
}

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

/** The posts by what becomes of them: what needs care first, blocked ones by their first reason. */
export function groupsOf(posts: readonly Post[]): PreflightGroup[] {
  const blocked = new Map<string, PreflightGroup>()
  const lacking = new Map<string, PreflightGroup>()
  for (const one of posts) {
    if (one.verdict === 'needs-value') {
      const fieldIds = one.blockers.flatMap(({ fieldId }) => fieldId ?? [])
      const key = fieldIds.join()
      lacking.set(key, { kind: 'needs-value', fieldIds, posts: [...(lacking.get(key)?.posts ?? []), one] })
    } else if (one.verdict !== 'ready') {
      const [blocker] = one.blockers
      const key = blocker?.code ?? ''
      const known = blocked.get(key)
      blocked.set(key, known ? { ...known, posts: [...known.posts, one] } : groupOf(one, blocker))
    }
  }
  const ready = posts.filter(({ verdict }) => verdict === 'ready')
  return [
    ...blocked.values(),
    ...lacking.values(),
    { kind: 'filled', posts: ready.filter(isFilled) } as const,
    { kind: 'ready', posts: ready.filter((one) => !isFilled(one)) } as const,
  ].filter(({ posts: own }) => own.length > 0)
}

function groupOf(one: Post, blocker: Schemas['Blocker'] | undefined): PreflightGroup {
  return { kind: 'blocked', ...(blocker && { blocker }), posts: [one] }
}

function isFilled({ filledFieldIds }: Post): boolean {
  return filledFieldIds.length > 0
}
