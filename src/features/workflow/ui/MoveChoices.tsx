import { useState } from 'react'
import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { useIntl } from '@/shared/i18n'
import { formMessages, moveMessages as messages } from '../messages'
import { dataOf, type Filled, valuesOf } from '../model/transition-form'
import { LONGEST_NOTE, noteDelta, plainNote } from '../model/words'
import { StateChip } from './StandingLine'
import styles from './Move.module.css'
import { TransitionFields } from './TransitionFields'

export type MoveChoicesProps = {
  preflight: Schemas['BulkPreflight']
  busy: boolean
  onChange: (change: Schemas['BulkPreflightChange']) => void
}

/** Where the posts go, what is set for all that lack it, and a note for all. */
export function MoveChoices({ preflight, busy, onChange }: MoveChoicesProps) {
  const { formatMessage } = useIntl()
  const { targets, targetStateId, form, posts } = preflight
  if (targets.length === 0)
    return (
      <Card>
        <Text weight="strong">{formatMessage(messages.nowhere)}</Text>
      </Card>
    )
  return (
    <div className={styles.side}>
      <Card>
        <fieldset className={styles.targets} aria-busy={busy}>
          <legend className={styles.legend}>{formatMessage(messages.toWhich)}</legend>
          {targets.map((target) => (
            <label key={target.state.id} className={styles.target}>
              <input
                type="radio"
                name="target"
                className={styles.radio}
                checked={target.state.id === targetStateId}
                onChange={() => onChange({ targetStateId: target.state.id })}
              />
              <span>
                <StateChip state={target.state} />
              </span>
              <span className={styles.share}>
                {formatMessage(messages.ofAll, {
                  count: target.readyCount + target.needsValueCount,
                  all: posts.length,
                })}
              </span>
              <span aria-hidden className={styles.bar}>
                <span data-tone="ready" style={{ flex: target.readyCount }} />
                <span data-tone="needs-value" style={{ flex: target.needsValueCount }} />
                <span style={{ flex: target.blockedCount }} />
              </span>
            </label>
          ))}
        </fieldset>
      </Card>
      {form && <FillForAll key={targetStateId} preflight={preflight} form={form} onChange={onChange} />}
    </div>
  )
}

type FillProps = Omit<MoveChoicesProps, 'busy'> & { form: Schemas['TransitionForm'] }

/** What the step asks for, once for all posts that lack it. */
function FillForAll({ preflight, form, onChange }: FillProps) {
  const { formatMessage } = useIntl()
  const { fill, posts } = preflight
  const [filled, setFilled] = useState<Filled>(() => ({
    note: plainNote(preflight.note),
    values: Object.fromEntries(fill.values.map(({ fieldId, text }) => [fieldId, text])),
    data: fill.data,
  }))
  const fields = { ...form, note: 'none', attachments: 'none' }
  const communities = new Set(posts.map(({ post }) => post.community.id))
  const [communityId] = communities
  const readers = communities.size === 1 && communityId !== undefined ? { communityId } : {}
  const over = filled.note.trim().length - LONGEST_NOTE

  /** A choice is checked at once, typing when it is over. */
  function change(next: Filled) {
    setFilled(next)
    if (JSON.stringify(next.data) !== JSON.stringify(filled.data) || choicesOf(next) !== choicesOf(filled)) send(next)
  }

  function choicesOf({ values }: Filled): string {
    return form.fields.map(({ id, kind }) => (kind === 'choice' || kind === 'checkbox' ? values[id] : '')).join('|')
  }

  function send(next: Filled) {
    const now = { data: dataOf(form, next) ?? {}, values: valuesOf(form, next) }
    if (JSON.stringify(now) !== JSON.stringify(fill)) onChange({ fill: now })
  }

  return (
    <>
      {form.fields.length > 0 && (
        <Card as="section" aria-label={formatMessage(messages.setOnce)} onBlur={() => send(filled)}>
          <Stack gap={3}>
            <Heading level={2} size="title" className={styles.groupTitle}>
              {formatMessage(messages.setOnce)}
            </Heading>
            <Text size="sm" tone="muted">
              {formatMessage(messages.keepTheirs)}
            </Text>
            <TransitionFields form={fields} filled={filled} errors={{}} readers={readers} onChange={change} />
          </Stack>
        </Card>
      )}
      {form.note !== 'none' && (
        <Card>
          <TextArea
            label={formatMessage(messages.noteForAll)}
            optionalLabel={form.note === 'required' ? undefined : formatMessage(formMessages.optional)}
            error={over > 0 ? formatMessage(formMessages.noteTooLong, { over }) : undefined}
            value={filled.note}
            onValueChange={(note) => setFilled({ ...filled, note })}
            onBlur={() => {
              const changed = filled.note.trim() !== plainNote(preflight.note)
              if (changed && over <= 0) onChange({ note: noteDelta(filled.note) })
            }}
          />
        </Card>
      )}
    </>
  )
}
