import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { callFailure } from '@/shared/call-failure'
import { phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { archiveCommunity, queries } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { editMessages, messages } from '../messages'

/** As many letters as the contract takes. */
const longest = 200

type ArchiveDialogProps = { community: Schemas['Community']; onUndo: () => void; onClose: () => void }

/** Archives a community, with a word for those who look for it. */
export function ArchiveDialog({ community, onUndo, onClose }: ArchiveDialogProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [note, setNote] = useState('')
  const { id, name, counts, occToken = '' } = community
  const archive = useMutation({
    mutationFn: () => archiveCommunity(id, { note: note.trim(), occToken }),
    onSuccess: (archived) => {
      queryClient.setQueryData(queries.detail(id).queryKey, archived)
      renewCommunities(queryClient)
      tip({
        severity: 'success',
        title: phrase(editMessages.isArchivedNow, { name }),
        actionCallbacks: [{ label: messages.undo, onSelect: onUndo }],
      })
      onClose()
    },
    // Somebody was faster: the next try goes out from how it stands now, with the same note.
    onError: () => void queryClient.invalidateQueries({ queryKey: queries.detail(id).queryKey }),
  })
  return (
    <FormDialog
      title={formatMessage(editMessages.archiveQuestion, { name })}
      closesOutside={note === ''}
      submitLabel={formatMessage(editMessages.archiveThis)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={archive.isPending}
      problem={archive.error ? formatPhrase(problemOf(archive.error)) : null}
      onSubmit={() => archive.mutate()}
      onClose={onClose}
    >
      <Text>{formatMessage(editMessages.archiveText, { posts: counts?.posts ?? 0 })}</Text>
      {counts !== undefined && counts.requests > 0 && (
        <Text>{formatMessage(editMessages.archiveRequests, { count: counts.requests })}</Text>
      )}
      <TextArea
        label={formatMessage(editMessages.archiveNote)}
        description={formatMessage(editMessages.archiveNoteHint)}
        optionalLabel={formatMessage(messages.optional)}
        maxLength={longest}
        value={note}
        onValueChange={setNote}
      />
    </FormDialog>
  )
}

function problemOf(error: unknown) {
  if (!isApiError(error)) return phrase(editMessages.notArchived)
  if (error.code === 'occ-conflict') return phrase(editMessages.changedMeanwhile)
  return error.code === 'community-archived' ? phrase(messages.isArchived) : callFailure(error)
}
