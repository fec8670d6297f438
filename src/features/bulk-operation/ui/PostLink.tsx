import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { reportMessages } from '../messages'

/** A post of a report. */
export function PostLink({ id, title }: { id: string; title: string }) {
  const { formatMessage } = useIntl()
  return (
    <Link variant="quiet" href={paths.post(id)}>
      {title === '' ? formatMessage(reportMessages.untitled) : title}
    </Link>
  )
}
