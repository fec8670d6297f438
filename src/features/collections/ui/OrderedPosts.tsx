import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { ChevronDownIcon, ChevronUpIcon, Icon, XIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { addPost, collectionQueries, removePost, reorderCollection } from '../api/collection-calls'
import { messages } from '../messages'
import { moved } from '../model/moved'
import styles from './Collections.module.css'

type OrderedPostsProps = { collection: Schemas['Collection']; posts: readonly Schemas['PostSummary'][] }

/** The posts of a collection; its owner moves them by dragging, by two buttons or by Alt and an arrow. */
export function OrderedPosts({ collection, posts }: OrderedPostsProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  // The answer to a move brings the token for the next one before the list is renewed.
  const token = useRef<string | null>(null)
  const shown = order ? [...posts].sort((one, other) => placeIn(order, one.id) - placeIn(order, other.id)) : [...posts]
  const { id: collectionId } = collection

  const renew = () =>
    queryClient.invalidateQueries({ queryKey: collectionQueries.all }).then(() => {
      token.current = null
      setOrder(null)
    })
  const reorder = useMutation({
    scope: { id: `collection-${collectionId}` },
    mutationFn: ({ postId, afterPostId }: { postId: string; afterPostId: string | null }) =>
      reorderCollection(collectionId, { postId, afterPostId, occToken: token.current ?? collection.occToken ?? '' }),
    onSuccess: ({ occToken }) => {
      token.current = occToken ?? null
      void renew()
    },
    onError: (error) => {
      void renew()
      const changed = isApiError(error) && error.code === 'occ-conflict'
      tip({ severity: 'error', title: changed ? messages.orderChanged : messages.orderFailed })
    },
  })
  const remove = useMutation({
    mutationFn: (postId: string) => removePost(collectionId, postId),
    onSuccess: (_, postId) => {
      void renew()
      tip({
        severity: 'success',
        title: messages.removed,
        actionCallbacks: [{ label: messages.undo, onSelect: () => void addPost(collectionId, postId).finally(renew) }],
      })
    },
    onError: () => tip({ severity: 'error', title: messages.saveFailed }),
  })

  function move(from: number, to: number) {
    const post = shown[from]
    if (!post || to < 0 || to >= shown.length || from === to) return
    const next = moved(shown, from, to)
    setOrder(next.map(({ id }) => id))
    reorder.mutate({ postId: post.id, afterPostId: next[to - 1]?.id ?? null })
    setSaid(formatMessage(messages.movedTo, { title: post.title, position: to + 1, total: shown.length }))
    tip({
      severity: 'success',
      title: messages.moved,
      actionCallbacks: [
        {
          label: messages.undo,
          onSelect: () => {
            setOrder(shown.map(({ id }) => id))
            reorder.mutate({ postId: post.id, afterPostId: shown[from - 1]?.id ?? null })
          },
        },
      ],
    })
  }

  function handleKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  const own = collection.canEdit === true
  return (
    <>
      <ul aria-label={formatMessage(messages.postsOf, { name: collection.name })} className={styles.rows}>
        {shown.map((post, index) => (
          <li
            key={post.id}
            className={styles.post}
            draggable={own}
            data-dragged={dragged === post.id || undefined}
            {...(own && {
              'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
              onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, index),
              onDragStart: () => setDragged(post.id),
              onDragEnd: () => setDragged(null),
              onDragOver: (event) => event.preventDefault(),
              onDrop: (event) => {
                event.preventDefault()
                move(
                  shown.findIndex(({ id }) => id === dragged),
                  index,
                )
              },
            })}
          >
            <div className={styles.words}>
              <Link variant="quiet" href={paths.post(post.id)} lang={post.language} className={styles.name}>
                {post.title}
              </Link>
              <Text size="sm" tone="muted">
                {post.community.name}
              </Text>
            </div>
            {own && (
              <>
                <IconButton
                  label={formatMessage(messages.moveUp, { title: post.title })}
                  icon={<Icon of={ChevronUpIcon} />}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={formatMessage(messages.moveDown, { title: post.title })}
                  icon={<Icon of={ChevronDownIcon} />}
                  aria-disabled={index === shown.length - 1 || undefined}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={formatMessage(messages.removePost, { title: post.title })}
                  icon={<Icon of={XIcon} />}
                  onClick={() => remove.mutate(post.id)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** What came after the last move stands at the end. */
function placeIn(order: readonly string[], id: string): number {
  const place = order.indexOf(id)
  return place < 0 ? order.length : place
}
