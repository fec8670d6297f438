import { useSearchParams } from 'react-router-dom'
import { Link } from '@/design-system/Link'
import { ArrowLeftIcon, Icon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './CustomerFeedback.module.css'
import { FeedbackForm } from './FeedbackForm'
import { FeedbackList } from './FeedbackList'
import { FeedbackThread } from './FeedbackThread'

/** In place of an id it stands for the form. */
const NEW = 'new'

/** What somebody has told those who run the portal, beside one piece of it or the form for more. */
export function CustomerFeedbackView({ feedbackId }: { feedbackId: string | null }) {
  const { formatMessage } = useIntl()
  const [address] = useSearchParams()
  return (
    <Page width="wide" title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <div className={styles.columns} data-open={feedbackId ?? undefined}>
        <div className={styles.list}>
          <FeedbackList shownId={feedbackId} />
        </div>
        <div className={styles.content}>
          <Link variant="action" href={paths.customerFeedback()} className={styles.back}>
            <Icon of={ArrowLeftIcon} size="sm" directional /> {formatMessage(messages.all)}
          </Link>
          {feedbackId === null || feedbackId === NEW ? (
            // Another kind is asked for from elsewhere in the portal.
            <FeedbackForm key={address.get('kind')} />
          ) : (
            <FeedbackThread key={feedbackId} feedbackId={feedbackId} />
          )}
        </div>
      </div>
    </Page>
  )
}
