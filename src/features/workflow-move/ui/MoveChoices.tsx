import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { LONGEST_NOTE, StateChip, TransitionFields, transitionFormMessages } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Move.module.css'
import type { Fill } from './use-fill'

export type MoveChoicesProps = {
  preflight: Schemas['BulkPreflight']
  /** The chosen target, also before the server has looked at it. */
  targetStateId: string | null
  busy: boolean
  fill: Fill
  onTarget: (stateId: string) => void
}

/** Where the posts go, what is set for all that lack it, and a note for all. */
export function MoveChoices({ preflight, targetStateId, busy, fill, onTarget }: MoveChoicesProps) {
  const { formatMessage } = useIntl()
  const { targets, posts } = preflight
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
            <TargetChoice
              key={target.state.id}
              target={target}
              all={posts.length}
              checked={target.state.id === targetStateId}
              onChoose={() => onTarget(target.state.id)}
            />
          ))}
        </fieldset>
      </Card>
      <FillForAll posts={posts} fill={fill} />
    </div>
  )
}

type TargetChoiceProps = { target: Schemas['PreflightTarget']; all: number; checked: boolean; onChoose: () => void }

/** A state, and how many of the posts can go there. */
function TargetChoice({ target, all, checked, onChoose }: TargetChoiceProps) {
  const { formatMessage } = useIntl()
  const { state, readyCount, needsValueCount, blockedCount } = target
  return (
    <label className={styles.target}>
      <input type="radio" name="target" className={styles.radio} checked={checked} onChange={onChoose} />
      <span className={styles.chip}>
        <StateChip state={state} />
      </span>
      <span className={styles.share}>
        {formatMessage(messages.ofAll, { count: readyCount + needsValueCount, all })}
      </span>
      <span aria-hidden className={styles.bar}>
        <span data-tone="ready" style={{ flex: readyCount }} />
        <span data-tone="needs-value" style={{ flex: needsValueCount }} />
        <span style={{ flex: blockedCount }} />
      </span>
    </label>
  )
}

type FillForAllProps = { posts: readonly Schemas['PreflightPost'][]; fill: Fill }

/** What the step asks for, once for all posts that lack it. */
function FillForAll({ posts, fill: { form, filled, errors, change, leave } }: FillForAllProps) {
  const { formatMessage } = useIntl()
  const communities = new Set(posts.map(({ post }) => post.community.id))
  const [communityId] = communities
  const readers = communities.size === 1 && communityId !== undefined ? { communityId } : {}
  return (
    <>
      {form.fields.length > 0 && (
        <Card as="section" aria-label={formatMessage(messages.setOnce)} onBlur={leave}>
          <Stack gap={3}>
            <Heading level={2} size="title" className={styles.groupTitle}>
              {formatMessage(messages.setOnce)}
            </Heading>
            <Text size="sm" tone="muted">
              {formatMessage(messages.keepTheirs)}
            </Text>
            <TransitionFields form={{ ...form, note: 'none' }} {...{ filled, errors, readers }} onChange={change} />
          </Stack>
        </Card>
      )}
      {form.note !== 'none' && (
        <Card>
          <TextArea
            label={formatMessage(messages.noteForAll)}
            optionalLabel={form.note === 'required' ? undefined : formatMessage(transitionFormMessages.optional)}
            aside={
              filled.note === ''
                ? undefined
                : formatMessage(transitionFormMessages.noteLength, {
                    count: filled.note.trim().length,
                    most: LONGEST_NOTE,
                  })
            }
            error={errors['note']}
            value={filled.note}
            onValueChange={(note) => change((now) => ({ ...now, note }))}
            onBlur={leave}
          />
        </Card>
      )}
    </>
  )
}
