import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { callFailure } from '@/shared/call-failure'
import { phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { queries, removeCommunity } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { editMessages, messages } from '../messages'

type RemoveCommunityDialogProps = { community: Schemas['Community']; onClose: () => void }

/** Removes an archived community for good, once its name is typed. */
export function RemoveCommunityDialog({ community, onClose }: RemoveCommunityDialogProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { id, name, counts } = community
  const same = typed.trim() === name.trim()
  const remove = useMutation({
    mutationFn: () => removeCommunity(id),
    onSuccess: async () => {
      // The page that shows it goes first: it would ask for what is gone.
      await navigate(paths.communities(), { replace: true })
      queryClient.removeQueries({ queryKey: queries.detail(id).queryKey })
      renewCommunities(queryClient)
      tip({ severity: 'success', title: phrase(editMessages.isRemoved, { name }) })
    },
  })
  return (
    <FormDialog
      title={formatMessage(editMessages.removeQuestion, { name })}
      submitLabel={formatMessage(editMessages.removeForGood)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={remove.isPending}
      problem={remove.error ? formatPhrase(problemOf(remove.error)) : null}
      onSubmit={() => {
        setTried(true)
        if (same) remove.mutate()
      }}
      onClose={onClose}
    >
      <Text>
        {formatMessage(editMessages.removeText, {
          posts: (counts?.posts ?? 0) + (counts?.archivedPosts ?? 0),
          files: counts?.files ?? 0,
          members: counts?.members ?? 0,
        })}
      </Text>
      <TextField
        label={formatMessage(editMessages.typeName, { name })}
        error={tried && !same ? formatMessage(editMessages.nameDiffers) : undefined}
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
      />
    </FormDialog>
  )
}

function problemOf(error: unknown) {
  return isApiError(error) ? callFailure(error) : phrase(editMessages.notRemoved)
}
