import type { Schemas } from '@/api'
import { AvatarStack } from '@/design-system/AvatarStack'
import { Checkbox } from '@/design-system/Checkbox'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Swatch } from '@/design-system/Swatch'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { anyOf, durationWords, transitionConditionMessages } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Move.module.css'

export type PreflightRowProps = {
  entry: Schemas['PreflightPost']
  /** It stays where it is, whatever is chosen. */
  isBlocked: boolean
  /** The person leaves it out. */
  isOut: boolean
  onLeaveOut: (postId: string, out: boolean) => void
}

/** A post of a check: what it is, where it stands, and who else can act; its box leaves it out. */
export function PreflightRow({ entry, isBlocked, isOut, onLeaveOut }: PreflightRowProps) {
  const intl = useIntl()
  const { formatMessage, formatName } = intl
  const { post, author, state, since } = entry
  const time = durationWords(useNow().getTime() - Date.parse(since), intl)
  return (
    <div className={styles.row} data-out={isOut || undefined} data-boxed={!isBlocked || undefined}>
      {!isBlocked && (
        <Checkbox
          label={<VisuallyHidden>{formatMessage(messages.include, { title: post.title })}</VisuallyHidden>}
          className={styles.box}
          checked={!isOut}
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
        <Text size="sm" tone="muted" className={styles.byline}>
          <Swatch color={post.community.color} />
          {formatMessage(messages.byline, {
            community: formatName(post.community.name),
            name: formatName(author.fullName),
          })}
        </Text>
      </div>
      {state && (
        <Text as="span" size="sm" tone="muted">
          {formatMessage(messages.stateFor, { state: formatName(state.name), time })}
        </Text>
      )}
      <span className={styles.end}>
        {isOut && formatMessage(messages.leftOut)}
        {isBlocked && <WhoCan postId={post.id} blockers={entry.blockers} />}
      </span>
    </div>
  )
}

type WhoCanProps = { postId: string; blockers: readonly Schemas['Blocker'][] }

/** Further reasons than that of the heading, the tasks to close, and who can act instead, or holds the post up. */
function WhoCan({ postId, blockers }: WhoCanProps) {
  const intl = useIntl()
  const [first, ...others] = blockers
  const { remedy, people = [], taskIds = [] } = first ?? {}
  const [taskId] = taskIds
  const names = anyOf(people, intl)
  const isAsking = remedy === 'ask-person' || remedy === 'open-tasks'
  return (
    <>
      {others.map(({ code, message }) => (
        <span key={code}>{message}</span>
      ))}
      {remedy === 'open-tasks' && taskId !== undefined && (
        <Link variant="action" href={paths.post(postId, { entity: 'tasks', ...(taskIds.length === 1 && { taskId }) })}>
          {intl.formatMessage(transitionConditionMessages.openTasks, { count: taskIds.length })}
        </Link>
      )}
      {people.length > 0 && (
        <>
          <span>{isAsking ? intl.formatMessage(messages.canDoThis, { names }) : names}</span>
          <AvatarStack
            aria-hidden
            size={24}
            people={people.map(({ id, fullName, accountPhotoUrl }) => ({ id, name: fullName, src: accountPhotoUrl }))}
          />
        </>
      )}
    </>
  )
}
