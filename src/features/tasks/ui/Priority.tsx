import { ChevronUpIcon, Icon } from '@/design-system/icons'
import { priorityWords } from '@/features/planning'
import { useIntl } from '@/shared/i18n'
import styles from './Tasks.module.css'

/** How urgent a task is: by a sign for what is more than normal, and in words. */
export function Priority({ priority }: { priority: string }) {
  const intl = useIntl()
  const urgent = priority === 'urgent' || priority === 'high'
  return (
    <span data-priority={priority} className={styles.priority}>
      {urgent && <Icon of={ChevronUpIcon} size="sm" />}
      <span>{priorityWords(priority, intl)}</span>
    </span>
  )
}
