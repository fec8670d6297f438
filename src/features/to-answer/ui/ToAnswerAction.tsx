import { useQuery } from '@tanstack/react-query'
import { ActionItem } from '@/design-system/ActionList'
import { Badge } from '@/design-system/Badge'
import { Icon, ListChecksIcon } from '@/design-system/icons'
import { navigationQueries } from '@/features/navigation'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

export type ToAnswerActionProps = { onChosen: () => void }

/** The same as a row of the sheet behind "More". */
export function ToAnswerAction({ onChosen }: ToAnswerActionProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { data } = useQuery(navigationQueries.counts())
  const count = data?.waiting?.answer ?? 0
  return (
    <ActionItem
      icon={<Icon of={ListChecksIcon} />}
      label={formatMessage(messages.title)}
      detail={count > 0 ? <Badge>{formatNumber(count)}</Badge> : undefined}
      href={paths.toAnswer()}
      onClick={onChosen}
    />
  )
}
