import { examples } from '@/api/examples.gen'
import type { Operation } from '../operation'

const { inProgress } = examples.getBulkTransition

const TOTAL = 4

const running = ({ state }: Operation) => state === 'in-progress'

/**
 * The server's side of the written rules, as plainly as it can be said, for tests: operations, each either acknowledged
 * or not. `name` begins their ids.
 */
export function bulkServer(name = 'bulk') {
  /** In the order in which they began. */
  const operations: Operation[] = []
  const change = (of: (operation: Operation) => boolean, to: Partial<Operation>) => {
    for (const [at, operation] of operations.entries()) if (of(operation)) operations[at] = { ...operation, ...to }
  }
  const lastUnread = () => operations.findLast(({ read }) => !read) ?? null
  const find = (id: string) => operations.find(({ operationId }) => operationId === id)
  const refuse = () => Object.assign(new Error('conflict'), { kind: 'conflict' })

  return {
    lastUnread,
    find,
    /** A person has one operation on its way at a time. */
    begin(): Operation | null {
      if (operations.some(running)) return null
      const number = operations.length + 1
      const operation: Operation = {
        ...inProgress,
        operationId: `${name}-${number}`,
        startedAt: `2026-11-21T08:00:${String(number).padStart(2, '0')}Z`,
        posts: inProgress.posts.slice(0, TOTAL),
        successPostsCount: 0,
        failedPostsCount: 0,
      }
      operations.push(operation)
      return operation
    },
    /** One more post has changed. */
    step() {
      const done = (operations.find(running)?.successPostsCount ?? 0) + 1
      change(running, { successPostsCount: done, state: done === TOTAL ? 'completed' : 'in-progress' })
    },
    abortRunning: () => change(running, { state: 'aborted' }),
    abort(id: string): Operation {
      if (!operations.some((operation) => operation.operationId === id && running(operation))) throw refuse()
      change(({ operationId }) => operationId === id, { state: 'aborted' })
      return find(id) as Operation
    },
    /** Somebody knows how it ended; what runs cannot be known. */
    read(id: string) {
      if (operations.some((operation) => operation.operationId === id && running(operation))) throw refuse()
      change(({ operationId }) => operationId === id, { read: true })
    },
  }
}
