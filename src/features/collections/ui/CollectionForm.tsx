import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentOf, isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { SubjectsPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { collectionQueries, createCollection, updateCollection } from '../api/collection-calls'
import { messages } from '../messages'

export type CollectionFormProps = {
  /** The one to change; null makes a new one. */
  collection: Schemas['Collection'] | null
  onClose: () => void
}

/** Names a collection and says who may read it. What is typed stays when the server refuses. */
export function CollectionForm({ collection, onClose }: CollectionFormProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [name, setName] = useState(collection?.name ?? '')
  const [description, setDescription] = useState(collection?.description ?? '')
  const [sharedWith, setSharedWith] = useState<readonly Schemas['Assignee'][]>(collection?.sharedWith ?? [])
  const [token, setToken] = useState(collection?.occToken ?? '')
  const [problem, setProblem] = useState<{ at: 'name' | 'form'; words: string } | null>(null)
  const [key] = useState(randomId)
  const save = useMutation({
    mutationFn: () => {
      const fields = { name: name.trim(), description: description.trim(), sharedWith: [...sharedWith] }
      return collection
        ? updateCollection(collection.id, { ...fields, occToken: token })
        : createCollection(fields, key)
    },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: collectionQueries.all })
      tip({ severity: 'success', title: collection ? messages.saved : messages.created })
      onClose()
      if (!collection) void navigate(paths.collections(id))
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined
      const current = currentOf(error) as Schemas['Collection'] | null
      if (code === 'collection-name-taken') setProblem({ at: 'name', words: formatMessage(messages.nameTaken) })
      else if (current?.occToken !== undefined) {
        // What is written here wins, once the person has seen that there is something newer.
        setToken(current.occToken)
        setProblem({ at: 'form', words: formatMessage(messages.changedElsewhere, { name: current.name }) })
      } else setProblem({ at: 'form', words: formatMessage(messages.saveFailed) })
    },
  })

  function submit() {
    if (name.trim() === '') setProblem({ at: 'name', words: formatMessage(messages.nameMissing) })
    else save.mutate()
  }

  return (
    <FormDialog
      size="sm"
      title={formatMessage(collection ? messages.edit : messages.create)}
      closeLabel={formatMessage(messages.close)}
      submitLabel={formatMessage(messages.save)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={save.isPending}
      problem={problem?.at === 'form' ? problem.words : null}
      errors={problem ?? undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.name)}
        value={name}
        maxLength={100}
        error={problem?.at === 'name' ? problem.words : undefined}
        onValueChange={(next) => {
          setName(next)
          setProblem(null)
        }}
      />
      <TextArea
        label={formatMessage(messages.description)}
        optionalLabel={formatMessage(messages.optional)}
        minRows={2}
        value={description}
        maxLength={300}
        onValueChange={setDescription}
      />
      <SubjectsPicker
        label={formatMessage(messages.sharedWith)}
        description={formatMessage(messages.sharedWithHint)}
        readers={{}}
        value={sharedWith}
        onValueChange={setSharedWith}
      />
    </FormDialog>
  )
}
