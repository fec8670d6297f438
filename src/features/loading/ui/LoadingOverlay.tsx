import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { LoadingLayer } from '@/design-system/LoadingLayer'
import { $renewal } from '@/features/session'
import { LOADING_SECOND_LABEL_MS } from '@/shared/constants'
import { useIntl } from '@/shared/i18n'
import { useWords } from '@/shared/overlays/use-words'
import { messages } from '../messages'
import { $loading, loadingCancelled, type Loading } from '@/shared/overlays'

/**
 * Mounted once; covers the page while something is loading without which nothing can be done. Steps aside while the
 * person is asked to sign in again: what it waits for waits for that.
 */
export function LoadingOverlay() {
  const [[loading], renewal] = useUnit([$loading, $renewal])
  return loading && renewal.phase === 'none' ? <Layer key={loading.subject} {...loading} /> : null
}

function Layer({ subject, label, laterLabel = messages.later, values, cancellable = false }: Loading) {
  const onCancel = useUnit(loadingCancelled)
  const { formatMessage } = useIntl()
  const words = useWords(values)
  return (
    <LoadingLayer
      label={words(label)}
      laterLabel={words(laterLabel)}
      laterAfterMs={LOADING_SECOND_LABEL_MS}
      action={cancellable && <Button onClick={() => onCancel(subject)}>{formatMessage(messages.cancel)}</Button>}
    />
  )
}
