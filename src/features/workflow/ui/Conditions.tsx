import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { CheckIcon, Icon, TriangleAlertIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { conditionMessages as messages } from '../messages'
import { BlockerRemedy } from './BlockerRemedy'
import type { StepPost } from './TransitionHead'
import styles from './Transition.module.css'

export type ConditionsProps = {
  post: StepPost
  option: Schemas['TransitionOption']
}

/** What must hold before a step is taken: first what stands in its way, each with its remedy, then what is met. */
export function Conditions({ post, option }: ConditionsProps) {
  const { formatMessage, formatName } = useIntl()
  const blockers = blockersOf(option)
  const met = option.transition.rules.filter((rule) => !blockers.some(({ code }) => code === blockerOfRule.get(rule)))
  if (blockers.length + met.length === 0) return null
  return (
    <Card>
      <ul className={styles.conditions}>
        {blockers.map((blocker) => (
          <Condition key={blocker.code} met={false}>
            <Text weight="strong">{blocker.message}</Text>
            <BlockerRemedy postId={post.id} blocker={blocker} />
          </Condition>
        ))}
        {met.map((rule) => (
          <Condition key={rule} met>
            <Text>
              <strong>{rules.has(rule) ? formatMessage(rules.get(rule) ?? messages.fourEyes) : rule}</strong>{' '}
              {rule === 'four-eyes' && post.author && (
                <span className={styles.detail}>{formatName(post.author.fullName)}</span>
              )}
            </Text>
          </Condition>
        ))}
      </ul>
    </Card>
  )
}

/** What stands in the way of a step. Empty fields do not: its form has them. */
export function blockersOf({ blockers }: Schemas['TransitionOption']): Schemas['Blocker'][] {
  return blockers.filter(({ remedy }) => remedy !== 'fill-field')
}

function Condition({ met, children }: { met: boolean; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <li className={styles.condition}>
      <span data-met={met || undefined} className={styles.mark}>
        <Icon of={met ? CheckIcon : TriangleAlertIcon} size="sm" />
        <VisuallyHidden>{formatMessage(met ? messages.met : messages.notMet)}</VisuallyHidden>
      </span>
      <div className={styles.words}>{children}</div>
    </li>
  )
}

const rules = new Map([
  ['four-eyes', messages.fourEyes],
  ['tasks-closed', messages.tasksClosed],
  ['sub-activities-closed', messages.subActivitiesClosed],
])

/** The blocker that says that a rule does not hold. */
const blockerOfRule = new Map([
  ['four-eyes', 'four-eyes'],
  ['tasks-closed', 'tasks-open'],
  ['sub-activities-closed', 'sub-activities-open'],
])
