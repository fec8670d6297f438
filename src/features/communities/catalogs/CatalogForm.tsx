import { useState } from 'react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { messages as words } from '../messages'
import { type CatalogFields, type FieldName, fieldsOf, longest, merge } from './catalog-form'
import { CatalogDispute } from './CatalogDispute'
import { messages } from './messages'
import { isForbidden, useSaveCatalog } from './use-catalogs'

type Catalog = Schemas['Catalog']

export type CatalogFormProps = {
  /** The one to change; null makes a new one. */
  catalog: Catalog | null
  onClose: () => void
}

type Problems = Partial<Record<'name' | 'form', string>>

/**
 * Names a catalog and describes it. What is typed stays when the server refuses; where somebody else was faster, theirs
 * stands beside mine by field.
 */
export function CatalogForm({ catalog, onClose }: CatalogFormProps) {
  const { formatMessage, formatName } = useIntl()
  const [over, setOver] = useState(catalog)
  const [mine, setMine] = useState(() => fieldsOf(catalog))
  const [key, setKey] = useState(randomId)
  const [problems, setProblems] = useState<Problems>({})
  const [dispute, setDispute] = useState<{ theirs: CatalogFields; names: readonly FieldName[] } | null>(null)
  const save = useSaveCatalog()

  function put(part: Partial<CatalogFields>) {
    setProblems({})
    // What says something else is another request.
    setKey(randomId())
    setMine((fields) => ({ ...fields, ...part }))
  }

  function submit() {
    if (mine.name.trim() === '') return setProblems({ name: formatMessage(messages.nameMissing) })
    setProblems({})
    save.mutate({ fields: mine, over, key }, { onSuccess: onClose, onError: handleRefused })
  }

  function handleRefused(error: Error) {
    const current = currentOf(error) as Catalog | null
    if (!current) return setProblems(refusalOf(error))
    const theirs = fieldsOf(current)
    const { merged, disputed } = merge(fieldsOf(over), mine, theirs)
    setMine(merged)
    setOver(current)
    setDispute({ theirs, names: disputed })
  }

  function refusalOf(error: Error): Problems {
    if (!isApiError(error)) return { form: formatMessage(messages.notSaved) }
    if (error.code === 'catalog-name-taken') return { name: formatMessage(messages.nameTaken) }
    if (error.code === 'catalogs-full') return { form: formatMessage(messages.full) }
    if (error.code === 'catalog-not-found') return { form: formatMessage(messages.gone) }
    if (error.kind === 'offline') return { form: formatMessage(messages.notSavedOffline) }
    return { form: formatMessage(isForbidden(error) ? messages.notAllowed : messages.notSaved) }
  }

  return (
    <FormDialog
      size="sm"
      title={
        catalog ? formatMessage(messages.editOne, { name: formatName(catalog.name) }) : formatMessage(messages.add)
      }
      closeLabel={formatMessage(words.close)}
      submitLabel={formatMessage(catalog ? messages.save : messages.create)}
      cancelLabel={formatMessage(words.cancel)}
      busy={save.isPending}
      busyLabel={formatMessage(messages.saving)}
      problem={problems.form}
      errors={problems}
      onSubmit={submit}
      onClose={onClose}
    >
      {dispute && (
        <CatalogDispute
          theirs={dispute.theirs}
          mine={mine}
          names={dispute.names}
          onTake={(name) => {
            put({ [name]: dispute.theirs[name] })
            setDispute({ ...dispute, names: dispute.names.filter((other) => other !== name) })
          }}
        />
      )}
      <TextField
        label={formatMessage(messages.name)}
        value={mine.name}
        maxLength={longest.name}
        required
        error={problems.name}
        onValueChange={(name) => put({ name })}
      />
      <TextArea
        label={formatMessage(messages.description)}
        optionalLabel={formatMessage(words.optional)}
        minRows={2}
        value={mine.description}
        maxLength={longest.description}
        onValueChange={(description) => put({ description })}
      />
    </FormDialog>
  )
}
