import { useState } from 'react'
import { currentOf, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { SubjectsPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { useSaveCollection } from '../api/use-save-collection'
import { messages } from '../messages'
import { refusalOf } from '../model/refusal'

/** Lengths as the contract has them. */
const longest = { name: 100, description: 300, sharedWith: 20 }

export type CollectionFormProps = {
  /** The one to change; null makes a new one. */
  collection: Schemas['Collection'] | null
  onClose: () => void
  onSaved?: (collection: Schemas['Collection']) => void
}

type Problems = { name?: string; sharedWith?: string; form?: string }

/** Names a collection and says who may read it. What is typed stays when the server refuses. */
export function CollectionForm({ collection, onClose, onSaved }: CollectionFormProps) {
  const { formatMessage } = useIntl()
  const [over, setOver] = useState(collection)
  const [name, setName] = useState(collection?.name ?? '')
  const [description, setDescription] = useState(collection?.description ?? '')
  const [sharedWith, setSharedWith] = useState<Schemas['Assignee'][]>(collection?.sharedWith ?? [])
  const [problems, setProblems] = useState<Problems>({})
  const save = useSaveCollection()

  function submit() {
    if (name.trim() === '') return setProblems({ name: formatMessage(messages.nameMissing) })
    if (sharedWith.length > longest.sharedWith) {
      return setProblems({ sharedWith: formatMessage(messages.tooManySubjects, { count: longest.sharedWith }) })
    }
    setProblems({})
    const fields = { name: name.trim(), description: description.trim(), sharedWith }
    save.mutate({ fields, over }, { onSuccess: handleSaved, onError: handleRefused })
  }

  function handleSaved(saved: Schemas['Collection']) {
    onClose()
    onSaved?.(saved)
  }

  function handleRefused(error: Error) {
    const current = currentOf(error) as Schemas['Collection'] | null
    if (current) {
      // What is written here wins, once the person has seen that there is something newer.
      setOver(current)
      return setProblems({ form: formatMessage(messages.changedElsewhere, { name: current.name }) })
    }
    const refusal = refusalOf(error)
    setProblems({ [refusal === 'nameTaken' ? 'name' : 'form']: formatMessage(messages[refusal]) })
  }

  return (
    <FormDialog
      size="sm"
      title={formatMessage(collection ? messages.edit : messages.create)}
      closeLabel={formatMessage(messages.close)}
      submitLabel={formatMessage(messages.save)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={save.isPending}
      busyLabel={formatMessage(messages.saving)}
      problem={problems.form}
      errors={problems}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.name)}
        value={name}
        maxLength={longest.name}
        error={problems.name}
        onValueChange={setName}
      />
      <TextArea
        label={formatMessage(messages.description)}
        optionalLabel={formatMessage(messages.optional)}
        minRows={2}
        value={description}
        maxLength={longest.description}
        onValueChange={setDescription}
      />
      <SubjectsPicker
        label={formatMessage(messages.sharedWith)}
        description={formatMessage(messages.sharedWithHint)}
        error={problems.sharedWith}
        readers={{}}
        value={sharedWith}
        onValueChange={setSharedWith}
      />
    </FormDialog>
  )
}
