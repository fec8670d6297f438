import { useQuery } from '@tanstack/react-query'
import { Link } from '@/design-system/Link'
import { navigationQueries } from '@/features/navigation'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

/** Leads to what the person is asked, with how much of it waits. */
export function ToAnswerLink() {
  const { formatMessage } = useIntl()
  const { data } = useQuery(navigationQueries.counts())
  const count = data?.waiting?.answer ?? 0
  return (
    <Link variant="action" href={paths.toAnswer()}>
      {count === 0 ? formatMessage(messages.title) : formatMessage(messages.waiting, { count })}
    </Link>
  )
}
