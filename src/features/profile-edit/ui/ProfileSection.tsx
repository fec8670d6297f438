import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Form } from '@/design-system/Form'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { useKeptForm } from '@/features/kept-form'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { currentOf, sendProfile, showProfile } from '../api/profile-calls'
import { messages } from '../messages'
import {
  changeOf,
  type FieldName,
  fieldNames,
  fieldsOf,
  isProfileFields,
  limits,
  merge,
  problemsOf,
  withField,
} from '../model/profile-form'
import { DisputedFields, type Dispute } from './DisputedFields'
import { LanguagesField } from './LanguagesField'
import { ManagedFields } from './ManagedFields'
import { PhotoField } from './PhotoField'
import styles from './ProfileEdit.module.css'
import { SkillsField } from './SkillsField'

const noErrors: readonly { name: string; message: string }[] = []

/** What people say of themselves. It is saved as a whole; until then it stays on this device. */
export function ProfileSection({ profile }: { profile: Schemas['Profile'] }) {
  const { formatMessage, formatNumber, formatPhrase } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const form = useRef<HTMLFormElement>(null)
  // What the form began with: a newer answer must not move what somebody is writing.
  const [base, setBase] = useState(profile)
  const before = useMemo(() => fieldsOf(base), [base])
  const kept = useKeptForm({
    address: '/profile/edit/profile',
    initial: before,
    isValue: isProfileFields,
    about: { kind: 'form', title: formatMessage(messages.title) },
  })
  const mine = kept.value
  const [disputed, setDisputed] = useState<Dispute | null>(null)
  const [tried, setTried] = useState(false)
  const problems = problemsOf(mine)
  const change = changeOf(before, mine)
  const changed = Object.keys(change).length > 0
  if (!kept.dirty && base !== profile) setBase(profile)

  const save = useMutation({
    mutationFn: async () => {
      try {
        return await sendProfile(profile.id, { ...change, occToken: base.occToken ?? '' })
      } catch (error) {
        // Only what both have changed is a question: all else goes on without one.
        const current = currentOf(error)
        if (!current?.occToken || merge(before, mine, fieldsOf(current)).disputed.length > 0) throw error
        return sendProfile(profile.id, { ...change, occToken: current.occToken })
      }
    },
    onSuccess: (saved) => {
      kept.forget()
      setDisputed(null)
      setTried(false)
      setBase(saved)
      showProfile(queryClient, saved)
      tip({ severity: 'success', title: messages.saved })
    },
    onError: (error) => {
      const current = currentOf(error)
      if (!current) return
      const theirs = fieldsOf(current)
      const { merged, disputed: names } = merge(before, mine, theirs)
      setBase(current)
      kept.change(merged)
      setDisputed({ theirs, names })
    },
  })

  const wrong = fieldNames.flatMap((name) => {
    const problem = problems[name]
    if (!problem) return []
    const tooLong = problem === 'too-long'
    return [
      {
        name,
        message: tooLong ? formatMessage(messages.tooLong, { count: limits[name] }) : formatMessage(messages.noNumber),
      },
    ]
  })
  const said = JSON.stringify(wrong)
  // One list for as long as it says the same: a new one takes the focus.
  const errors = useMemo(() => (tried ? (JSON.parse(said) as typeof wrong) : noErrors), [tried, said])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong.length === 0 && changed && !save.isPending) save.mutate()
  }

  const saveByKey = useEffectEvent(() => form.current?.requestSubmit())
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      saveByKey()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const put = (part: Partial<typeof mine>) => kept.change({ ...mine, ...part })
  const counted = (name: FieldName) =>
    formatMessage(messages.letters, { count: formatNumber(mine[name].length), most: formatNumber(limits[name]) })
  return (
    <Form ref={form} noValidate errors={errors} className={styles.form} onSubmit={submit}>
      {disputed && (
        <DisputedFields
          dispute={disputed}
          mine={mine}
          onTake={(name) => {
            kept.change(withField(mine, name, disputed.theirs))
            setDisputed({ ...disputed, names: disputed.names.filter((one) => one !== name) })
          }}
        />
      )}
      <Card className={styles.form}>
        <PhotoField profile={profile} />
        <TextField
          name="caption"
          label={formatMessage(messages.caption)}
          description={formatMessage(messages.captionWhy)}
          value={mine.caption}
          onValueChange={(caption) => put({ caption })}
        />
        <TextField
          name="pronunciation"
          label={formatMessage(messages.pronunciation)}
          description={formatMessage(messages.pronunciationWhy)}
          value={mine.pronunciation}
          onValueChange={(pronunciation) => put({ pronunciation })}
        />
        <TextArea
          name="biography"
          label={formatMessage(messages.biography)}
          description={counted('biography')}
          minRows={4}
          value={mine.biography}
          onValueChange={(biography) => put({ biography })}
        />
        <TextField
          name="mobilePhone"
          type="tel"
          autoComplete="tel"
          label={formatMessage(messages.mobile)}
          description={formatMessage(messages.mobileWhy)}
          value={mine.mobilePhone}
          onValueChange={(mobilePhone) => put({ mobilePhone })}
        />
        <SkillsField skills={mine.skills} onChange={(skills) => put({ skills })} />
        <LanguagesField languages={mine.languages} onChange={(languages) => put({ languages })} />
      </Card>
      <ManagedFields profile={profile} />
      <div className={styles.bar} data-changed={changed || undefined}>
        <Text as="span" size="sm" tone={save.isError && !disputed ? 'error' : 'muted'} role="status">
          {save.isError && !currentOf(save.error)
            ? isApiError(save.error)
              ? formatPhrase(callFailure(save.error))
              : formatMessage(messages.notSaved)
            : changed
              ? formatMessage(messages.unsaved)
              : formatMessage(messages.nothingUnsaved)}
        </Text>
        <span className={styles.buttons}>
          {changed && (
            <Button
              onClick={() => {
                kept.forget()
                setDisputed(null)
                setTried(false)
              }}
            >
              {formatMessage(messages.discard)}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={!changed}
            busy={save.isPending}
            busyLabel={formatMessage(messages.saving)}
          >
            {formatMessage(messages.save)}
          </Button>
        </span>
      </div>
    </Form>
  )
}
