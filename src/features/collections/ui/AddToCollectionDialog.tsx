import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { Dialog } from '@/design-system/Dialog'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { postQueries } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import type { OverlayRequestOf } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { addPost, collectionQueries, createCollection, removePost } from '../api/collection-calls'
import { messages } from '../messages'

type AddToCollectionDialogProps = { request: OverlayRequestOf<'addToCollection'>; onClose: () => void }

/** Ticks the person's own collections that hold a post, and makes a new one with it. */
export function AddToCollectionDialog({ request: { postId }, onClose }: AddToCollectionDialogProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const { data: post } = useQuery(postQueries.detail(postId))
  const { data, error, refetch } = useQuery(collectionQueries.list)
  const [name, setName] = useState('')
  const [key, setKey] = useState(randomId)
  const [problem, setProblem] = useState<string | null>(null)
  const renew = () => {
    void queryClient.invalidateQueries({ queryKey: collectionQueries.all })
    return queryClient.invalidateQueries({ queryKey: ['posts', 'detail', postId] })
  }
  const toggle = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) => (on ? addPost(id, postId) : removePost(id, postId)),
    onSettled: renew,
    onError: (thrown) => {
      const full = isApiError(thrown) && thrown.code === 'collection-full'
      setProblem(formatMessage(full ? messages.full : messages.saveFailed))
    },
  })
  const make = useMutation({
    mutationFn: async () => addPost((await createCollection({ name: name.trim() }, key)).id, postId),
    onSuccess: () => {
      setName('')
      setKey(randomId())
    },
    onSettled: renew,
    onError: (thrown) => {
      const taken = isApiError(thrown) && thrown.code === 'collection-name-taken'
      setProblem(formatMessage(taken ? messages.nameTaken : messages.saveFailed))
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '') setProblem(formatMessage(messages.nameMissing))
    else if (!make.isPending) make.mutate()
  }

  const own = data?.collections.filter(({ canEdit }) => canEdit !== false)
  const holds = ({ id }: Schemas['Collection']) => {
    const { variables } = toggle
    if (toggle.isPending && variables?.id === id) return variables.on
    return post?.collectionIds?.includes(id) ?? false
  }
  return (
    <Dialog
      size="sm"
      title={formatMessage(messages.addTo)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
    >
      <Stack gap={4}>
        {error && !data && (
          <Stack gap={2}>
            <Text tone="muted">{formatMessage(messages.failed)}</Text>
            <Button size="sm" onClick={() => void refetch()}>
              {formatMessage(messages.tryAgain)}
            </Button>
          </Stack>
        )}
        {(!own || !post) && !error && <Skeleton />}
        {own && post && own.length === 0 && <Text tone="muted">{formatMessage(messages.empty)}</Text>}
        {own &&
          post &&
          own.map((collection) => (
            <Checkbox
              key={collection.id}
              label={collection.name}
              checked={holds(collection)}
              onCheckedChange={(on) => {
                setProblem(null)
                toggle.mutate({ id: collection.id, on })
              }}
            />
          ))}
        <form noValidate onSubmit={submit}>
          <Stack gap={2}>
            <TextField
              label={formatMessage(messages.newCollection)}
              value={name}
              maxLength={100}
              error={problem ?? undefined}
              onValueChange={(next) => {
                setName(next)
                setProblem(null)
              }}
            />
            <Stack direction="row">
              <Button type="submit" busy={make.isPending}>
                {formatMessage(messages.createAndAdd)}
              </Button>
            </Stack>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  )
}
