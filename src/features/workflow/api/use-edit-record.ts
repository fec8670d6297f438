import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, currentOf, type Schemas, unwrap } from '@/api'
import { postKeys } from '@/features/post-cache'
import { tipRequested } from '@/shared/overlays'
import { formMessages } from '../messages'
import { NotSent } from './refusal'

type Record = Schemas['TransitionRecord']

type Outcome = {
  onSaved: () => void
  /** Somebody else was faster: how the record stands now. */
  onNewer: (record: Record) => void
}

/** Changes the note, the values and the planning of a decision of the past. */
export function useEditRecord(postId: string, recordId: string, { onSaved, onNewer }: Outcome) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const renew = () => {
    for (const queryKey of [['workflow'], postKeys.detail(postId)]) void queryClient.invalidateQueries({ queryKey })
  }
  return useMutation({
    mutationFn: async (body: Schemas['RecordChange']) => {
      if (!navigator.onLine) throw new NotSent()
      return unwrap(
        api.PATCH('/internal/v2/communication/posts/{postId}/workflow/records/{recordId}', {
          params: { path: { postId, recordId } },
          body,
        }),
      )
    },
    onSuccess: () => {
      renew()
      tip({ severity: 'success', title: formMessages.saved })
      onSaved()
    },
    onError: (error) => {
      const newer = currentOf(error) as Record | null
      if (newer) onNewer(newer)
      renew()
    },
  })
}
