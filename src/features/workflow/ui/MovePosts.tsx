import { useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Badge } from '@/design-system/Badge'
import { Card } from '@/design-system/Card'
import { Checkbox } from '@/design-system/Checkbox'
import { ChevronRightIcon, Icon } from '@/design-system/icons'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { formMessages, messages as words, moveMessages as messages } from '../messages'
import { type countsOf, groupsOf, type PreflightGroup } from '../model/preflight'
import { durationWords } from '../model/words'
import { OpenTasks } from './OpenTasks'
import styles from './Move.module.css'

export type MovePostsProps = {
  preflight: Schemas['BulkPreflight']
  excluded: ReadonlySet<string>
  counts: ReturnType<typeof countsOf>
  onLeaveOut: (postId: string, out: boolean) => void
}

/** From so many posts on a field finds them. */
const FINDABLE = 8

/** The posts of a check by what becomes of them: what cannot move and why, what lacks a value, then the rest. */
export function MovePosts({ preflight, excluded, counts, onLeaveOut }: MovePostsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { posts, form } = preflight
  const [typed, setTyped] = useState('')
  const found = posts.filter(({ post }) => plain(post.title).includes(plain(typed)))
  const groups = groupsOf(found)
  return (
    <div className={styles.posts}>
      <Card>
        <Stack gap={3}>
          <div aria-hidden className={styles.bar}>
            <span data-tone="ready" style={{ flex: counts.ready - counts.filled }} />
            <span data-tone="filled" style={{ flex: counts.filled }} />
            <span data-tone="needs-value" style={{ flex: counts.needsValue }} />
            <span data-tone="blocked" style={{ flex: counts.blocked }} />
            <span data-tone="excluded" style={{ flex: counts.excluded }} />
          </div>
          <div role="status" className={styles.numbers}>
            <Text as="span" weight="strong">
              {formatMessage(messages.ready, { count: counts.ready })}
            </Text>
            {counts.filled > 0 && (
              <Text as="span" size="sm" tone="muted">
                {formatMessage(messages.filled, { count: counts.filled })}
              </Text>
            )}
            {counts.needsValue > 0 && <span>{formatMessage(messages.needsValue, { count: counts.needsValue })}</span>}
            {counts.blocked > 0 && (
              <Text as="span" tone="error">
                {formatMessage(messages.blocked, { count: counts.blocked })}
              </Text>
            )}
            {counts.excluded > 0 && (
              <Text as="span" tone="muted">
                {formatMessage(messages.excluded, { count: counts.excluded })}
              </Text>
            )}
          </div>
          {posts.length >= FINDABLE && (
            <TextField
              type="search"
              label={formatMessage(messages.find, { count: posts.length })}
              className={styles.find}
              value={typed}
              onValueChange={setTyped}
            />
          )}
        </Stack>
      </Card>
      {groups.length === 0 && <Text tone="muted">{formatMessage(messages.noneFound)}</Text>}
      {groups.map((group) => (
        <details key={keyOf(group)} open className={styles.group}>
          <summary>
            <Icon of={ChevronRightIcon} />
            <Heading level={2} size="title" className={styles.groupTitle}>
              {titleOf(group, form, intl)}
            </Heading>
            <Badge tone="neutral">{intl.formatNumber(group.posts.length)}</Badge>
          </summary>
          <ul className={styles.rows}>
            {group.posts.map((one) => (
              <Row
                key={one.post.id}
                entry={one}
                group={group}
                out={excluded.has(one.post.id)}
                onLeaveOut={onLeaveOut}
              />
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

type RowProps = {
  entry: Schemas['PreflightPost']
  group: PreflightGroup
  out: boolean
  onLeaveOut: MovePostsProps['onLeaveOut']
}

function Row({ entry, group, out, onLeaveOut }: RowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { post, author, state, since, blockers } = entry
  const [now] = useState(() => Date.now())
  const people = blockers[0]?.people ?? []
  return (
    <li
      className={styles.row}
      data-post={post.id}
      data-out={out || undefined}
      data-boxed={group.kind !== 'blocked' || undefined}
    >
      {group.kind !== 'blocked' && (
        <Checkbox
          label={<VisuallyHidden>{formatMessage(messages.include, { title: post.title })}</VisuallyHidden>}
          className={styles.box}
          checked={!out}
          onCheckedChange={(on) => onLeaveOut(post.id, !on)}
        />
      )}
      <div className={styles.words}>
        <Link
          variant="quiet"
          href={paths.post(post.id, { entity: 'workflow' })}
          lang={post.language}
          className={styles.title}
        >
          {post.title}
        </Link>
        <Text size="sm" tone="muted">
          {post.community.name}, {intl.formatName(author.fullName)}
        </Text>
      </div>
      {state && (
        <span className={styles.state}>
          {formatMessage(messages.stateFor, {
            state: state.name,
            time: durationWords(now - Date.parse(since), intl),
          })}
        </span>
      )}
      <span className={styles.end}>
        {out && formatMessage(messages.leftOut)}
        {group.kind === 'blocked' && blockers[0] && <OpenTasks postId={post.id} blocker={blockers[0]} />}
        {people.length > 0 && (
          <>
            <VisuallyHidden>
              {formatMessage(words.canDoThis, {
                names: new Intl.ListFormat(intl.locale, { type: 'disjunction' }).format(
                  people.map(({ fullName }) => fullName),
                ),
              })}
            </VisuallyHidden>
            {people.map(({ id, fullName, accountPhotoUrl }) => (
              <Avatar key={id} name={fullName} src={accountPhotoUrl} size={24} title={fullName} />
            ))}
          </>
        )}
      </span>
    </li>
  )
}

function keyOf({ kind, blocker, fieldIds }: PreflightGroup): string {
  return [kind, blocker?.code, fieldIds?.join()].join(' ')
}

function titleOf(
  { kind, blocker, fieldIds }: PreflightGroup,
  form: Schemas['TransitionForm'] | null,
  intl: PortalIntl,
) {
  const { formatMessage } = intl
  if (kind === 'ready') return formatMessage(messages.groupReady)
  if (kind === 'filled') return formatMessage(messages.groupFilled)
  // A heading ends without the stop of the server's sentence.
  if (kind === 'blocked') return (blocker?.message ?? formatMessage(words.refused)).replace(/\.$/u, '')
  const labelOf = (id: string) =>
    id === 'note' ? formatMessage(formMessages.note) : (form?.fields.find((field) => field.id === id)?.label ?? id)
  const fields = new Intl.ListFormat(intl.locale).format((fieldIds ?? []).map(labelOf))
  return formatMessage(messages.groupNeeds, { fields })
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
