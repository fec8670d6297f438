import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { ArrowRightIcon, ChevronRightIcon, ClockIcon, Icon } from '@/design-system/icons'
import { Swatch } from '@/design-system/Swatch'
import { useIntl } from '@/shared/i18n'
import { formMessages as messages } from '../messages'
import { StateChip } from './StateChip'
import { TimeInState } from './TimeInState'
import styles from './Transition.module.css'

/** A post as far as the form of a step speaks of it; its author where that is known. */
export type StepPost = Pick<Schemas['PostSummary'], 'id' | 'community' | 'number' | 'title' | 'language'> &
  Partial<Pick<Schemas['PostSummary'], 'author'>>

type Post = Omit<StepPost, 'id' | 'author'>

/** The community of the post and its number, above the name of a step. */
export function PlaceOfPost({ post: { community, number } }: { post: Post }) {
  const { formatMessage, formatName } = useIntl()
  return (
    <span className={styles.place}>
      <Swatch size="md" color={community.color} />
      {formatName(community.name)}
      <Icon of={ChevronRightIcon} size="sm" />
      {formatMessage(messages.postNumber, { number: String(number) })}
    </span>
  )
}

/** The title of the post, in its own language. */
export function TitleOfPost({ post: { title, language } }: { post: Post }) {
  const { formatName } = useIntl()
  return <span lang={language}>{formatName(title)}</span>
}

export type FromToProps = { workflow: Schemas['PostWorkflow']; toState: Schemas['WorkflowState'] }

/** From which state to which a step leads, and how long the post has been where it is. */
export function FromTo({ workflow, toState }: FromToProps) {
  return (
    <Card className={styles.fromTo}>
      <span className={styles.states}>
        <StateChip state={workflow.state} />
        <Icon of={ArrowRightIcon} />
        <StateChip state={toState} />
      </span>
      <span className={styles.time}>
        <Icon of={ClockIcon} />
        <TimeInState {...workflow} />
      </span>
    </Card>
  )
}
