import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import { draftKeys, putIntoDraft } from '@/features/post-editor'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

export type UseTextButtonProps = { post: Schemas['Post']; revision: Schemas['PostRevision'] }

/** Puts an older text into the person's draft and opens it there; asks first where that holds another text. */
export function UseTextButton({ post, revision }: UseTextButtonProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (replace: boolean) => putIntoDraft(post, revision, { replace }),
    onSuccess: (done) => {
      if (!done) return setAsking(true)
      for (const queryKey of [draftKeys.all, ['posts', 'detail', post.id], ['navigation', 'counts']])
        void queryClient.invalidateQueries({ queryKey })
      tip({ severity: 'success', title: messages.inDraft })
      void navigate(paths.postEdit(post.id))
    },
    onError: () => {
      setAsking(false)
      tip({ severity: 'error', title: messages.useFailed })
    },
  })
  return (
    <>
      <Button busy={isPending && !asking} onClick={() => mutate(false)}>
        {formatMessage(messages.useText)}
      </Button>
      {asking && (
        <ConfirmDialog
          tone="destructive"
          title={formatMessage(messages.replaceDraft)}
          description={formatMessage(messages.replaceDraftText, { revision: revision.revision })}
          confirmLabel={formatMessage(messages.replace)}
          cancelLabel={formatMessage(messages.keepDraft)}
          busy={isPending}
          onConfirm={() => mutate(true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
