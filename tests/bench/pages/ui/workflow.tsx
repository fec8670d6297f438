import { useInfiniteQuery } from '@tanstack/react-query'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { workflowListQueries } from '@/features/workflow-list/api/workflow-list-queries'
import { WorkflowPostList } from '@/features/workflow-list/ui/WorkflowPostList'
import { countsOf } from '@/features/workflow-move/model/preflight'
import { MovePosts } from '@/features/workflow-move/ui/MovePosts'
import type { Subject } from './subject'

const form: Schemas['TransitionForm'] = { fields: [], note: 'none', attachments: 'none' }
const filter = { scope: 'all' } as const

/** The posts of a check, every verdict in turn; a box leaves one out. */
export function checkedPosts(count: number): Subject {
  const { posts: three } = examples.createBulkPreflight.checked
  const posts = Array.from({ length: count }, (_, index) => {
    const entry = three[index % three.length] as Schemas['PreflightPost']
    return { ...entry, post: { ...entry.post, id: `p-${index}`, title: `Line ${index + 1} stop on Tuesday` } }
  })
  return {
    draw: () => (
      <Around>
        <Check posts={posts} />
      </Around>
    ),
  }
}

/** Posts in workflows in a list, each with a box. */
export function workflowPosts(count: number): Subject {
  const [entry] = examples.listWorkflowPosts.postsWaiting.posts
  const posts = Array.from({ length: count }, (_, index) => ({
    ...(entry as Schemas['WorkflowPost']),
    post: { ...(entry as Schemas['WorkflowPost']).post, id: `p-${index}`, title: `Line ${index + 1} stop on Tuesday` },
  }))
  return {
    draw: () => (
      <Around>
        <List posts={posts} />
      </Around>
    ),
  }
}

function Around({ children }: { children: ReactNode }) {
  return (
    <Provider value={fork()}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  )
}

function Check({ posts }: { posts: readonly Schemas['PreflightPost'][] }) {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  return (
    <MovePosts
      posts={posts}
      form={form}
      excluded={excluded}
      counts={countsOf(posts, excluded)}
      onLeaveOut={(id) => setExcluded(new Set([...excluded, id]))}
    />
  )
}

function List({ posts }: { posts: Schemas['WorkflowPost'][] }) {
  const list = useInfiniteQuery({
    ...workflowListQueries.posts({ ...filter, search: String(posts.length) }),
    initialData: { pages: [{ posts, totalCount: posts.length, nextPageToken: null }], pageParams: [null] },
    staleTime: Infinity,
  })
  return <WorkflowPostList list={list} tab="all" filter={filter} movable narrowed={false} onClear={() => undefined} />
}
