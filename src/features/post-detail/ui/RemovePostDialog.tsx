import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { lifeMessages } from '../messages'

export type RemovePostDialogProps = { post: Schemas['Post']; onClose: () => void }

/** Asks once before a post is removed for good, naming what goes with it. */
export function RemovePostDialog({ post, onClose }: RemovePostDialogProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/internal/v2/communication/posts/{postId}', {
          params: { path: { postId: post.id }, query: { occToken: post.occToken } },
        }),
      ),
    onSuccess: async () => {
      tip({ severity: 'success', title: lifeMessages.removed })
      await navigate(paths.dashboard(), { replace: true })
      queryClient.removeQueries({ queryKey: ['posts', 'detail', post.id] })
      for (const queryKey of [
        ['posts', 'list'],
        ['navigation', 'counts'],
      ])
        void queryClient.resetQueries({ queryKey })
    },
    onError: (error) => {
      const changed = isApiError(error) && error.code === 'occ-conflict'
      tip({ severity: changed ? 'warn' : 'error', title: changed ? lifeMessages.changed : lifeMessages.removeFailed })
      if (changed) void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', post.id] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      tone="destructive"
      title={formatMessage(lifeMessages.removeQuestion)}
      description={formatMessage(lifeMessages.removeText, {
        comments: post.commentsCount,
        files: post.attachmentsCount,
      })}
      confirmLabel={formatMessage(lifeMessages.remove)}
      cancelLabel={formatMessage(lifeMessages.cancel)}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <strong lang={post.language}>{post.title}</strong>
    </ConfirmDialog>
  )
}
