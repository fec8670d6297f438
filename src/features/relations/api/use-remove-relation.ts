import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { messages } from '../messages'
import { relatedAgain } from '../model/related-again'
import { createRelation, relationQueries, removeRelation, renewRelations } from './relation-calls'

/** Takes a relation of a post away at once, and offers Undo, which relates the two again. */
export function useRemoveRelation(postId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const failed = () => tip({ severity: 'error', title: messages.changeFailed })
  const undo = useMutation({
    mutationFn: ({ from, body, key }: ReturnType<typeof relatedAgain> & { key: string }) =>
      createRelation(from, body, key),
    onSettled: () => renewRelations(queryClient),
    onError: failed,
  })
  return useMutation({
    mutationFn: ({ id }: Schemas['Relation']) => removeRelation(postId, id),
    onSuccess: (_, relation) => {
      queryClient.setQueryData(
        relationQueries.list(postId).queryKey,
        (list) => list && { ...list, relations: list.relations.filter(({ id }) => id !== relation.id) },
      )
      void renewRelations(queryClient)
      const again = { ...relatedAgain(postId, relation), key: randomId() }
      tip({
        severity: 'success',
        title: messages.removed,
        actionCallbacks: [{ label: messages.undo, onSelect: () => undo.mutate(again) }],
      })
    },
    onError: failed,
  })
}
