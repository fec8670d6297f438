import type { Schemas } from '@/api'
import { SortableList } from '@/design-system/SortableList'
import { focusHeading } from '@/shared/focus-heading'
import { useIntl } from '@/shared/i18n'
import { useHeldRemoval } from '../api/use-held-removal'
import { useReorder } from '../api/use-reorder'
import { messages } from '../messages'
import styles from './Collections.module.css'
import { PostEntry } from './PostEntry'
import { PostRowMenu } from './PostRowMenu'

export type OrderedPostsProps = {
  collection: Schemas['Collection']
  /** What is shown of it, in its order. */
  posts: readonly Schemas['PostSummary'][]
}

/** The posts of one's own collection, which can be put in another order and taken out. */
export function OrderedPosts({ collection, posts }: OrderedPostsProps) {
  const { formatMessage, formatName } = useIntl()
  const reorder = useReorder(collection.id)
  const { removePost } = useHeldRemoval()
  const move = (from: number, to: number) => reorder(posts, from, to, collection.postsCount)
  return (
    <SortableList
      label={formatMessage(messages.postsOf, { name: formatName(collection.name) })}
      hint={formatMessage(messages.orderHint)}
      items={posts}
      nameOf={({ title }) => title}
      onMove={move}
    >
      {(post, place) => (
        <div className={styles.entry}>
          <PostEntry post={post} />
          <PostRowMenu
            post={post}
            place={place}
            count={posts.length}
            onMove={(to) => move(place, to)}
            onRemove={(row) => {
              focusNeighbour(row)
              removePost(collection.id, post.id)
            }}
          />
        </div>
      )}
    </SortableList>
  )
}

/** The row is about to go: the focus goes to the next one, to the one before, or to the title. */
function focusNeighbour(row: Element | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const link = neighbour?.querySelector<HTMLElement>('a[href]')
  if (link) link.focus()
  else focusHeading()
}
