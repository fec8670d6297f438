import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Skeleton } from '@/design-system/Skeleton'
import { SortableList } from '@/design-system/SortableList'
import { useOrder } from '@/features/ordering'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { failureOf, patchList, subActivityCalls, subActivityQueries } from '../api/sub-activity-queries'
import { messages } from '../messages'
import styles from './SubActivities.module.css'
import { SubActivityRow } from './SubActivityRow'

type SubActivity = Schemas['SubActivity']

const SubActivityForm = loadable(() => import('./SubActivityForm')).component('SubActivityForm')

export type SubActivityListProps = {
  postId: string
  subActivities: readonly SubActivity[]
  states: readonly Schemas['WorkflowState'][]
  canPlan: boolean
}

/** The rows in their order. While one of them is a form the arrows are the form's, and the order stays. */
export function SubActivityList({ postId, subActivities, states, canPlan }: SubActivityListProps) {
  const { formatMessage } = useIntl()
  const [editedId, setEditedId] = useState<string | null>(null)
  const focusAfterEdit = useRef<string | null>(null)
  const move = useMove(postId)
  const row = (one: SubActivity, place: number) => (
    <SubActivityRow
      one={one}
      postId={postId}
      states={states}
      place={place}
      count={subActivities.length}
      editRef={(button) => {
        // The row comes back in place of the form, and the focus to it.
        if (!button || focusAfterEdit.current !== one.id) return
        focusAfterEdit.current = null
        // Once the row knows itself: a grid gives the focus to its first row unless another one has it.
        queueMicrotask(() => {
          button.closest<HTMLElement>('[role="row"]')?.focus()
          button.focus()
        })
      }}
      onEdit={() => setEditedId(one.id)}
      onMove={(to) => move(subActivities, place, to)}
    />
  )
  function closeForm() {
    focusAfterEdit.current = editedId
    setEditedId(null)
  }
  const isEditing = subActivities.some(({ id }) => id === editedId)
  return (
    <div className={styles.frame}>
      {canPlan && !isEditing ? (
        <SortableList
          label={formatMessage(messages.title)}
          hint={formatMessage(messages.orderHint)}
          items={subActivities}
          nameOf={({ title }) => title}
          onMove={(from, to) => move(subActivities, from, to)}
        >
          {row}
        </SortableList>
      ) : (
        <ol aria-label={formatMessage(messages.title)} className={styles.list}>
          {subActivities.map((one, place) => (
            <li key={one.id} className={styles.item}>
              {one.id === editedId ? (
                <Suspense fallback={<Skeleton />}>
                  <SubActivityForm postId={postId} one={one} states={states} onClose={closeForm} />
                </Suspense>
              ) : (
                row(one, place)
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function useMove(postId: string) {
  const queryClient = useQueryClient()
  return useOrder<SubActivity>({
    mutationKey: ['sub-activities', 'order', postId],
    queryKey: subActivityQueries.ofPost(postId).queryKey,
    nameOf: ({ title }) => title,
    show: (ordered) => patchList(queryClient, postId, ordered),
    send: (id, afterId) => subActivityCalls.place(postId, { id, afterId }),
    explain: failureOf,
    words: messages,
  })
}
