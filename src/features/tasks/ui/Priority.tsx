import { ChevronsUpIcon, ChevronUpIcon, Icon } from '@/design-system/icons'
import { priorityWords } from '@/features/planning'
import { useIntl } from '@/shared/i18n'
import styles from './Tasks.module.css'

const signs = new Map([
  ['urgent', ChevronsUpIcon],
  ['high', ChevronUpIcon],
])

/** How urgent a task is: by a sign for what is more than normal, doubled for the most, and in words. */
export function Priority({ priority }: { priority: string }) {
  const intl = useIntl()
  const sign = signs.get(priority)
  return (
    <span data-priority={priority} className={styles.priority}>
      {sign && <Icon of={sign} size="sm" />}
      <span>{priorityWords(priority, intl)}</span>
    </span>
  )
}
