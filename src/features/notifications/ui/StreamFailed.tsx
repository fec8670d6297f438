import { useUnit } from 'effector-react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { ErrorState } from '@/design-system/ErrorState'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { retryClicked } from '../model'
import styles from './Panel.module.css'
import { usePassedFocus } from './use-passed-focus'

/** In place of a list that did not load. */
export function StreamFailed({ error }: { error: unknown }) {
  const onRetry = useUnit(retryClicked)
  const { formatMessage } = useIntl()
  const root = usePassedFocus<HTMLDivElement>()
  const api = isApiError(error) ? error : null
  const code = [api && api.status > 0 ? api.status : null, api?.requestId].filter((part) => part != null).join(' · ')
  return (
    <div ref={root} className={styles.state}>
      <ErrorState
        level={3}
        title={formatMessage(messages.failed)}
        description={formatMessage(api?.kind === 'offline' ? messages.offlineWhy : messages.failedWhy)}
        action={<Button onClick={() => onRetry()}>{formatMessage(messages.retry)}</Button>}
        {...(code !== '' && { code })}
      />
    </div>
  )
}
