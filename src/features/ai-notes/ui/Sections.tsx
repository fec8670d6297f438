import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { IconButton } from '@/design-system/IconButton'
import { Icon, PencilIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { useEditSentence } from '../api/note-calls'
import { noteMessages as messages } from '../messages'
import styles from './Notes.module.css'
import { SentenceEditor } from './SentenceEditor'
import { TimeChip } from './TimeChip'
import { useNoteWords } from './use-note-words'
import type { Words } from './use-speaker-names'

export type SectionsProps = {
  note: Schemas['AiNote']
  words: Words
  onMoment: (ms: number) => void
  /** What stands behind the decisions: the action items. */
  children: ReactNode
}

/** The sentences of a note by section; each says where it was said, and can be corrected in its place. */
export function Sections({ note, words, onMoment, children }: SectionsProps) {
  const { formatMessage } = useIntl()
  const say = useNoteWords()
  const [editing, setEditing] = useState<Editing | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (editing) left.current = editing.id
    else if (left.current !== null && document.activeElement === document.body) {
      // The field that had the focus is gone; where its sentence went too, the next one takes it.
      const button = root.current?.querySelector<HTMLElement>(`[data-edits="${left.current}"]`)
      ;(button ?? root.current?.querySelector<HTMLElement>('[data-edits]'))?.focus()
      left.current = null
    }
  }, [editing])
  const sections = note.summary?.sections ?? []
  const first = sections.filter(({ kind }) => ['overview', 'decisions', 'findings'].includes(kind))
  const editorOf = (section: string, item: Pick<Schemas['SummaryItem'], 'id' | 'text'>) => ({
    ...{ note, section, item },
    onClose: () => setEditing(null),
    onNext: () => setEditing({ id: randomId(), section, after: item.id }),
  })
  /** The new sentence, where one is being written at this place. */
  const begun = (section: string, after: string | null) =>
    editing?.section === section &&
    editing.after === after && (
      <li key={editing.id}>
        <SentenceEditor {...editorOf(section, { id: editing.id, text: '' })} after={after} />
      </li>
    )
  const draw = (section: Schemas['SummarySection']) => (
    <section key={section.kind} aria-label={say.section(section)}>
      <Stack gap={3}>
        <Heading level={2} size="label">
          {say.section(section)}
        </Heading>
        <ul className={styles.sentences} lang={note.summaryLanguage}>
          {section.items.map((item) => (
            <Fragment key={item.id}>
              {editing?.id === item.id && editing.after === undefined ? (
                <li>
                  <SentenceEditor {...editorOf(section.kind, item)} />
                </li>
              ) : (
                <Sentence
                  note={note}
                  item={item}
                  words={words}
                  onMoment={onMoment}
                  onEdit={() => setEditing({ id: item.id, section: section.kind })}
                />
              )}
              {begun(section.kind, item.id)}
            </Fragment>
          ))}
          {begun(section.kind, null)}
        </ul>
        {note.canEdit && (
          <div>
            <TextButton onClick={() => setEditing({ id: randomId(), section: section.kind, after: null })}>
              {formatMessage(messages.addSentence, { section: say.section(section) })}
            </TextButton>
          </div>
        )}
      </Stack>
    </section>
  )
  return (
    <div ref={root} className={styles.sections}>
      {first.map(draw)}
      {children}
      {sections.filter((section) => !first.includes(section)).map(draw)}
    </div>
  )
}

/** The sentence being written; a new one stands behind another, or at the end. */
type Editing = { id: string; section: string; after?: string | null }

type SentenceProps = Omit<SectionsProps, 'children'> & { item: Schemas['SummaryItem']; onEdit: () => void }

function Sentence({ note, item, words, onMoment, onEdit }: SentenceProps) {
  const { formatMessage } = useIntl()
  const edit = useEditSentence(note)
  const say = useNoteWords()
  const { id, text, aiText, origin, citations, support } = item
  const unsure = support === 'none' && origin === 'ai'
  return (
    <li className={styles.sentence}>
      <div className={styles.grow}>
        <span className={styles.text} data-unsure={unsure || undefined}>
          {text}
        </span>{' '}
        {citations.map((citation) => (
          <TimeChip key={citation.segmentId} note={note} citation={citation} words={words} onMoment={onMoment} />
        ))}
        {say.remarks(item).map((remark) => (
          <Text key={remark} size="sm" tone={unsure || item.stale ? 'warn' : 'muted'}>
            {remark}
          </Text>
        ))}
        {origin === 'edited' && note.canEdit && aiText !== null && (
          <TextButton onClick={() => edit.mutate({ edit: { kind: 'write', id, text: aiText } })}>
            {formatMessage(messages.restore)}
          </TextButton>
        )}
      </div>
      {note.canEdit && (
        <IconButton
          size="sm"
          data-edits={id}
          label={formatMessage(messages.edit, { text })}
          icon={<Icon of={PencilIcon} size="sm" />}
          onClick={onEdit}
        />
      )}
    </li>
  )
}
