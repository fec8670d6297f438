import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { postQueries } from '@/features/posts'
import { randomId } from '@/shared/random-id'
import { addPost, collectionQueries, createCollection, removePost, showCollection } from './collection-calls'

/** Puts a post into the person's collections, takes it out of them, and makes a new one with it. */
export function useCollecting(postId: string) {
  const queryClient = useQueryClient()
  const [key, setKey] = useState(randomId)
  const { queryKey } = postQueries.detail(postId)

  function show(collection: Schemas['Collection'], isIn: boolean) {
    showCollection(queryClient, collection)
    queryClient.setQueryData(queryKey, (post) => {
      if (!post) return post
      const others = (post.collectionIds ?? []).filter((id) => id !== collection.id)
      return { ...post, collectionIds: isIn ? [...others, collection.id] : others }
    })
    void queryClient.invalidateQueries({ queryKey: collectionQueries.all })
  }

  const toggle = useMutation({
    scope: { id: `collecting-${postId}` },
    mutationFn: ({ id, isIn }: { id: string; isIn: boolean }) => (isIn ? addPost(id, postId) : removePost(id, postId)),
    onSuccess: (collection, { isIn }) => show(collection, isIn),
  })
  const make = useMutation({
    mutationFn: async (name: string) => addPost((await createCollection({ name }, key)).id, postId),
    onSuccess: (collection) => {
      setKey(randomId())
      show(collection, true)
    },
  })
  return { toggle, make }
}
