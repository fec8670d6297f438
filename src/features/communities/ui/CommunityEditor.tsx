import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { Text } from '@/design-system/Text'
import { useKeptForm } from '@/features/kept-form'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { createCommunity, queries, updateCommunity } from '../api/community-queries'
import { saveCover } from '../api/save-cover'
import { renewCommunities } from '../api/use-membership'
import { editMessages as messages, messages as words } from '../messages'
import {
  changeOf,
  type CommunityFields as Fields,
  differs,
  emptyFields,
  fieldsOf,
  isFields,
  merge,
  newCommunityOf,
  problemsOf,
} from '../model/community-form'
import { type CoverEdit, isCoverEdit } from '../model/cover'
import { CommunityFields, type FormErrors } from './CommunityFields'
import { Disagreement, type Dispute } from './Disagreement'

type Community = Schemas['Community']

export type CommunityEditorProps = {
  /** The community that is changed; null for a new one. */
  community: Community | null
  /** Gets the community as it is saved, with everything that was to be saved. */
  onSaved: (community: Community) => void
  onClose: () => void
}

/** What the form says, from what it started, and what was done to the cover. */
type Written = { before: Fields; mine: Fields; occToken: string; cover: { edit: CoverEdit; key: string } | null }

const isWritten = (kept: unknown): kept is Written => {
  const { before, mine, occToken, cover } = (kept ?? {}) as Partial<Written>
  return isFields(before) && isFields(mine) && typeof occToken === 'string' && (!cover || isCoverEdit(cover.edit))
}

const writtenOf = (community: Community | null): Written => {
  const fields = community ? fieldsOf(community) : emptyFields
  return { before: fields, mine: fields, occToken: community?.occToken ?? '', cover: null }
}

/** The words are saved, and the cover is not. */
class CoverNotSaved extends Error {}

/**
 * Makes a community, or changes one. What is written is kept on this device until it is saved or thrown away; where
 * another moderator was faster, theirs stands beside mine by field. The cover follows once the words are saved.
 */
export function CommunityEditor({ community, onSaved, onClose }: CommunityEditorProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [saved, setSaved] = useState(community)
  const [key, setKey] = useState(randomId)
  const [errors, setErrors] = useState<FormErrors>({})
  const [dispute, setDispute] = useState<Dispute | null>(null)
  const [found] = useState(() => writtenOf(community))
  const [own, setOwn] = useState(false)
  const { value, dirty, change, forget } = useKeptForm({
    address: community ? `/community/${community.id}/edit` : '/communities/new',
    initial: found,
    isValue: isWritten,
    about: { kind: 'form', title: community?.name ?? formatMessage(messages.newCommunity) },
  })
  const { before, mine, cover } = value

  async function saveWords(): Promise<Community> {
    if (!saved) return createCommunity(newCommunityOf(mine), key)
    if (!differs(before, mine)) return { ...saved, occToken: value.occToken }
    return updateCommunity(saved.id, { occToken: value.occToken, ...changeOf(before, mine) })
  }

  const save = useMutation({
    mutationFn: async () => {
      const done = await saveWords()
      if (!cover) return done
      // From here on the words are those of the server, so that another try sends the cover alone.
      setSaved(done)
      change({ ...writtenOf(done), cover })
      try {
        return await saveCover(done, cover.edit, cover.key)
      } catch (error) {
        throw conflictOf(error) ? error : new CoverNotSaved('', { cause: error })
      }
    },
    onSuccess: (done) => {
      forget()
      queryClient.setQueryData(queries.detail(done.id).queryKey, done)
      renewCommunities(queryClient)
      tip(
        community
          ? { severity: 'success', title: messages.savedTip }
          : { severity: 'success', title: messages.created, translateParams: { name: done.name } },
      )
      onSaved(done)
    },
    onError: (error) => {
      const current = conflictOf(error)
      if (current) meet(current)
      else setErrors(refusalOf(error))
    },
  })

  /** Another moderator was faster: their form beside mine. */
  function meet(current: Community) {
    const theirs = fieldsOf(current)
    const { merged, disputed } = merge(before, mine, theirs)
    setSaved(current)
    change({ before: theirs, mine: merged, occToken: current.occToken ?? '', cover })
    setDispute({ theirs, names: disputed })
    queryClient.setQueryData(queries.detail(current.id).queryKey, current)
  }

  function refusalOf(error: unknown): FormErrors {
    if (error instanceof CoverNotSaved) {
      const code = isApiError(error.cause) ? error.cause.code : ''
      const unusable = ['image-unreadable', 'image-too-large', 'file-type-forbidden'].includes(code)
      return { form: formatMessage(unusable ? messages.coverUnusable : messages.coverFailed) }
    }
    if (!isApiError(error)) return { form: formatMessage(messages.notSaved) }
    if (error.code === 'community-name-taken') return { name: formatMessage(messages.nameTaken) }
    if (error.code === 'community-archived') return { form: formatMessage(words.isArchived) }
    if (error.kind === 'offline') return { form: formatMessage(messages.notSavedOffline) }
    return { form: formatMessage(error.kind === 'forbidden' ? messages.notAllowed : messages.notSaved) }
  }

  function write(next: Written) {
    setErrors({})
    if (!dirty) setOwn(true)
    change(next)
  }

  function put(part: Partial<Fields>) {
    setKey(randomId())
    write({ ...value, mine: { ...mine, ...part } })
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

  function discard() {
    forget()
    // One that was made is there, though its cover is not.
    if (saved && !community) onSaved(saved)
    else onClose()
  }

  return (
    <FormDialog
      size="lg"
      title={formatMessage(community ? messages.editCommunity : messages.newCommunity)}
      subtitle={community?.name}
      closeLabel={formatMessage(messages.close)}
      submitLabel={formatMessage(saved ? messages.save : messages.create)}
      cancelLabel={formatMessage(messages.discard)}
      busy={save.isPending}
      busyLabel={formatMessage(messages.saving)}
      problem={errors.form}
      errors={errors}
      onSubmit={submit}
      onClose={saved && !community ? discard : onClose}
      onCancel={discard}
    >
      {dirty && !own && !dispute && (
        <Text size="sm" tone="muted" role="status">
          {formatMessage(messages.kept)}
        </Text>
      )}
      {dispute && <Disagreement dispute={dispute} mine={mine} onTake={put} onChange={setDispute} />}
      <CommunityFields
        fields={mine}
        errors={errors}
        keepsAccess={before.access === 'other'}
        cover={cover?.edit ?? null}
        image={saved?.cover ?? null}
        onCoverChange={(edit) => write({ ...value, cover: edit && { edit, key: randomId() } })}
        onChange={put}
      />
    </FormDialog>
  )
}

/** How the community stands, from the refusal of somebody who was too late; null for every other error. */
function conflictOf(error: unknown): Community | null {
  if (!isApiError(error) || error.code !== 'occ-conflict') return null
  return (error.problem?.current as Community | undefined) ?? null
}
