import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { useKeptForm } from '@/features/kept-form'
import { useIntl } from '@/shared/i18n'
import { SentenceTaken, useEditSentence } from '../api/note-calls'
import { noteMessages as messages } from '../messages'
import type { Edit } from '../model/edits'

export type SentenceEditorProps = {
  note: Schemas['AiNote']
  item: Pick<Schemas['SummaryItem'], 'id' | 'text'>
  section: string
  /** It stands nowhere yet; the id says behind which sentence it will, null at the end. */
  after?: string | null
  onClose: () => void
  /** The sentence stands; another one is begun behind it. */
  onNext: () => void
}

const isText = (kept: unknown): kept is string => typeof kept === 'string'

/**
 * One sentence being written: Ctrl+Enter saves, Enter saves and begins another one, Escape leaves, Alt and an arrow
 * move it. What is typed stays on this device until it is saved.
 */
export function SentenceEditor({ note, item, section, after, onClose, onNext }: SentenceEditorProps) {
  const isNew = after !== undefined
  const { formatMessage } = useIntl()
  const edit = useEditSentence(note)
  const [theirs, setTheirs] = useState<string | null>(null)
  const { value, change, forget } = useKeptForm({
    address: `/ai-notes/${note.id}/${isNew ? `new/${section}` : item.id}`,
    initial: item.text,
    isValue: isText,
    about: { kind: 'form', title: note.title },
  })
  const text = value.trim()
  const field = useRef<HTMLTextAreaElement>(null)
  // Whoever asked to write wants to write at once.
  useEffect(() => field.current?.focus(), [])

  function send(what: Edit, then: () => void) {
    edit.mutate(
      { edit: what },
      {
        onSuccess: () => {
          forget()
          then()
        },
        onError: (error) => {
          if (error instanceof SentenceTaken) setTheirs(error.theirs ?? '')
        },
      },
    )
  }

  function save(then: () => void) {
    if (edit.isPending || text === '') return
    if (isNew) send({ kind: 'add', id: item.id, text, section, after }, then)
    else if (text === item.text) {
      forget()
      then()
    } else send({ kind: 'write', id: item.id, text }, then)
  }

  /** The sentence takes its new place with what is written of it, and goes on being written. */
  function move(by: -1 | 1) {
    if (edit.isPending) return
    edit.mutate({ edit: { kind: 'move', id: item.id, by } }, { onSuccess: () => field.current?.focus() })
  }

  function leave() {
    forget()
    onClose()
  }

  function pressed(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event
    // Enter ends the word that an input method is composing.
    if (nativeEvent.isComposing) return
    if (key === 'Enter' && (ctrlKey || metaKey)) save(onClose)
    else if (key === 'Enter' && !shiftKey && !altKey) save(onNext)
    else if (key === 'Escape') leave()
    else if (altKey && !isNew && (key === 'ArrowUp' || key === 'ArrowDown')) move(key === 'ArrowUp' ? -1 : 1)
    else return
    event.preventDefault()
  }

  return (
    <Stack gap={2}>
      <TextArea
        ref={field}
        label={formatMessage(messages.sentence)}
        description={formatMessage(messages.sentenceKeys)}
        value={value}
        maxLength={600}
        minRows={2}
        onValueChange={change}
        onKeyDown={pressed}
      />
      {theirs !== null && (
        <Stack gap={2} role="alert">
          <Text size="sm" tone="warn">
            {theirs === '' ? formatMessage(messages.theirsGone) : formatMessage(messages.theirs, { text: theirs })}
          </Text>
          <div>
            <Button size="sm" onClick={leave}>
              {formatMessage(messages.useTheirs)}
            </Button>
          </div>
        </Stack>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button size="sm" variant="primary" busy={edit.isPending} onClick={() => save(onClose)}>
          {formatMessage(theirs === null ? messages.save : messages.keepMine)}
        </Button>
        <Button size="sm" onClick={leave}>
          {formatMessage(messages.cancel)}
        </Button>
        {!isNew && (
          <>
            <Button size="sm" onClick={() => move(-1)}>
              {formatMessage(messages.moveUp)}
            </Button>
            <Button size="sm" onClick={() => move(1)}>
              {formatMessage(messages.moveDown)}
            </Button>
            <Button size="sm" variant="danger" onClick={() => send({ kind: 'remove', id: item.id }, onClose)}>
              {formatMessage(messages.remove)}
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  )
}
