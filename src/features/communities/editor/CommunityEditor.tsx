import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { Text } from '@/design-system/Text'
import { useKeptForm } from '@/features/kept-form'
import { phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { createCommunity, queries, updateCommunity } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { messages as words } from '../messages'
import {
  changeOf,
  type CommunityFields as Fields,
  emptyFields,
  fieldsOf,
  isFields,
  merge,
  newCommunityOf,
  problemsOf,
} from './community-form'
import { CommunityFields, type FormErrors } from './CommunityFields'
import { CoverChoice } from './CoverChoice'
import { Disagreement, type Dispute } from './Disagreement'
import { messages } from './messages'
import { useCover } from './use-cover'

type Community = Schemas['Community']

export type CommunityEditorProps = {
  /** The community that is changed; null for a new one. */
  community: Community | null
  /** Gets the community as it is saved. */
  onSaved: (community: Community) => void
  onClose: () => void
}

/** What the form says, from what it started, and which state of the community that was. */
type Written = { before: Fields; mine: Fields; occToken: string }

/**
 * Makes a community, or changes one. What is written is kept on this device until it is saved or thrown away; where
 * another moderator was faster, theirs stands beside mine by field. A chosen cover is sent once the rest is saved.
 */
export function CommunityEditor({ community: given, onSaved, onClose }: CommunityEditorProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [key, setKey] = useState(randomId)
  const [errors, setErrors] = useState<FormErrors>({})
  const [dispute, setDispute] = useState<Dispute | null>(null)
  // A new one is there already while its cover is not.
  const [community, setCommunity] = useState(given)
  const [initial, setInitial] = useState(() => writtenOf(given))
  const [typed, setTyped] = useState(false)
  const { value, isKept, change, forget } = useKeptForm({
    address: community ? `/community/${community.id}/edit` : '/communities/new',
    initial,
    isValue: isWritten,
    about: { kind: 'form', title: community?.name ?? formatMessage(words.newCommunity) },
  })
  const { before, occToken } = value
  const cover = useCover(value.mine, before, (chosen) => put({ cover: chosen }))
  const mine = { ...value.mine, cover: cover.cover }

  const save = useMutation({
    mutationFn: async () => {
      const saved = await saveFields()
      if (!cover.waits) return saved
      show(saved)
      setCommunity(saved)
      setInitial({ ...writtenOf(saved), mine: { ...fieldsOf(saved), cover: mine.cover } })
      forget()
      return cover.send(saved).catch((error: unknown) => {
        throw currentOf(error) ? error : new CoverNotSent()
      })
    },
    onSuccess: (saved) => {
      forget()
      show(saved)
      tip({
        severity: 'success',
        title: given ? messages.savedTip : phrase(messages.created, { name: saved.name }),
      })
      onSaved(saved)
    },
    onError: (error) => {
      const current = currentOf(error) as Community | null
      if (current) meet(current)
      else setErrors(refusalOf(error))
    },
  })

  function saveFields(): Promise<Community> {
    if (!community) return createCommunity(newCommunityOf(mine), key)
    const changed = changeOf(before, mine)
    // Where only the cover is another one there is nothing to send before it.
    if (cover.waits && Object.keys(changed).length === 0) return Promise.resolve({ ...community, occToken })
    return updateCommunity(community.id, { occToken, ...changed })
  }

  function show(saved: Community) {
    queryClient.setQueryData(queries.detail(saved.id).queryKey, saved)
    renewCommunities(queryClient)
  }

  /** Another moderator was faster: their form beside mine. */
  function meet(current: Community) {
    const theirs = fieldsOf(current)
    const { merged, disputed } = merge(before, mine, theirs)
    change(() => ({ before: theirs, mine: merged, occToken: current.occToken ?? '' }))
    setDispute({ theirs, names: disputed })
    queryClient.setQueryData(queries.detail(current.id).queryKey, current)
  }

  function refusalOf(error: unknown): FormErrors {
    if (error instanceof CoverNotSent) return { form: formatMessage(messages.coverNotSent) }
    if (!isApiError(error)) return { form: formatMessage(messages.notSaved) }
    if (error.code === 'community-name-taken') return { name: formatMessage(messages.nameTaken) }
    if (error.kind === 'offline') return { form: formatMessage(messages.notSavedOffline) }
    return { form: formatMessage(error.kind === 'forbidden' ? messages.notAllowed : messages.notSaved) }
  }

  function put(part: Partial<Fields>) {
    setErrors({})
    setTyped(true)
    // What says something else is another request.
    setKey(randomId())
    change((written) => ({ ...written, mine: { ...written.mine, ...part } }))
  }

  function submit() {
    const { name, about, ruleAt } = problemsOf(mine)
    const wrong: FormErrors = {
      ...(name && { name: formatMessage(messages.nameMissing) }),
      ...(about && { about: formatMessage(messages.aboutTooLong) }),
      ...(ruleAt !== null && { ruleAt }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) save.mutate()
  }

  function close() {
    if (community && !given) onSaved(community)
    else onClose()
  }

  function discard() {
    forget()
    close()
  }

  return (
    <FormDialog
      size="lg"
      title={formatMessage(community ? words.editCommunity : words.newCommunity)}
      closeLabel={formatMessage(words.close)}
      submitLabel={formatMessage(community ? messages.save : messages.create)}
      cancelLabel={formatMessage(messages.discard)}
      busy={save.isPending}
      blocked={cover.preparing}
      busyLabel={formatMessage(messages.saving)}
      problem={errors.form}
      errors={errors}
      onSubmit={submit}
      onClose={close}
      onCancel={discard}
    >
      {isKept && !typed && !dispute && (
        <Text size="sm" tone="muted" role="status">
          {formatMessage(messages.kept)}
        </Text>
      )}
      {dispute && <Disagreement dispute={dispute} mine={mine} onTake={put} onChange={setDispute} />}
      <CommunityFields
        fields={mine}
        errors={errors}
        keepsAccess={before.access === 'other'}
        cover={<CoverChoice cover={cover} onRetry={submit} />}
        onChange={put}
      />
    </FormDialog>
  )
}

/** The community is saved but for its cover. */
class CoverNotSent extends Error {}

function writtenOf(community: Community | null): Written {
  const fields = community ? fieldsOf(community) : emptyFields
  return { before: fields, mine: fields, occToken: community?.occToken ?? '' }
}

function isWritten(kept: unknown): kept is Written {
  if (typeof kept !== 'object' || kept === null) return false
  const { before, mine, occToken } = kept as Partial<Written>
  return isFields(before) && isFields(mine) && typeof occToken === 'string'
}
