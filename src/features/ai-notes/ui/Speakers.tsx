import { type SubmitEvent, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { TextField } from '@/design-system/TextField'
import { SubjectPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { useChangeSpeaker } from '../api/note-calls'
import { noteMessages as messages } from '../messages'
import styles from './Notes.module.css'
import { useSpeakerNames, type Words } from './use-speaker-names'

export type SpeakersProps = { note: Schemas['AiNote']; speakers: Words['speakers'] }

/** Whose voices there are; who may change the note says whose each is, for all segments at once. */
export function Speakers({ note, speakers }: SpeakersProps) {
  const { formatMessage } = useIntl()
  const [naming, setNaming] = useState<string | null>(null)
  const nameOf = useSpeakerNames(speakers)
  const change = useChangeSpeaker(note.id)
  const voices = Object.values(speakers).sort((one, other) => one.number - other.number)
  const alone = voices.filter(({ mergedInto }) => mergedInto === null)
  if (!note.canEdit || voices.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>{formatMessage(messages.speakers, { count: alone.length })}</summary>
      <ul className={styles.voices}>
        {voices.map((voice) =>
          voice.mergedInto === null ? (
            <li key={voice.id}>
              <Stack direction="row" gap={2} align="center" wrap>
                <Text as="span" size="sm">
                  {nameOf(voice.id)}
                </Text>
                {voice.proposedUser && (
                  <Button
                    size="sm"
                    onClick={() => change.mutate({ voice, to: { userId: voice.proposedUser?.id ?? null } })}
                  >
                    {formatMessage(messages.isIt, { name: voice.proposedUser.fullName })}
                  </Button>
                )}
                <TextButton
                  aria-expanded={naming === voice.id}
                  onClick={() => setNaming(naming === voice.id ? null : voice.id)}
                >
                  {formatMessage(messages.whoIsIt, { name: nameOf(voice.id) })}
                </TextButton>
              </Stack>
              {naming === voice.id && (
                <Voice
                  others={alone.filter(({ id }) => id !== voice.id).map(({ id }) => ({ value: id, label: nameOf(id) }))}
                  onChange={(to) => {
                    change.mutate({ voice, to })
                    setNaming(null)
                  }}
                />
              )}
            </li>
          ) : (
            <li key={voice.id}>
              <Stack direction="row" gap={2} align="center" wrap>
                <Text as="span" size="sm">
                  {formatMessage(messages.merged, { number: voice.number, name: nameOf(voice.id) })}
                </Text>
                <TextButton onClick={() => change.mutate({ voice, to: { mergedInto: null } })}>
                  {formatMessage(messages.separate, { number: voice.number })}
                </TextButton>
              </Stack>
            </li>
          ),
        )}
      </ul>
    </details>
  )
}

type VoiceProps = {
  others: readonly { value: string; label: string }[]
  onChange: (to: Schemas['SpeakerChange']) => void
}

/** Whose a voice is: a colleague's, somebody's without an account, or one that was heard already. */
function Voice({ others, onChange }: VoiceProps) {
  const { formatMessage } = useIntl()
  const [name, setName] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() !== '') onChange({ name: name.trim() })
  }

  return (
    <Stack gap={3} className={styles.form}>
      <SubjectPicker
        everyone
        label={formatMessage(messages.person)}
        readers={{}}
        value={null}
        onValueChange={(subject) => {
          if (subject?.type === 'user') onChange({ userId: subject.user.id })
        }}
      />
      <form onSubmit={submit}>
        <Stack direction="row" gap={2} align="end" wrap>
          <TextField label={formatMessage(messages.nameOnly)} value={name} maxLength={80} onValueChange={setName} />
          <Button type="submit">{formatMessage(messages.save)}</Button>
        </Stack>
      </form>
      {others.length > 0 && (
        <Select
          label={formatMessage(messages.sameVoice)}
          value=""
          options={[{ value: '', label: formatMessage(messages.noOther) }, ...others]}
          onValueChange={(mergedInto) => {
            if (mergedInto !== '') onChange({ mergedInto })
          }}
        />
      )}
    </Stack>
  )
}
