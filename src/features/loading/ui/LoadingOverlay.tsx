import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { LoadingLayer } from '@/design-system/LoadingLayer'
import { LOADING_SECOND_LABEL_MS } from '@/shared/constants'
import { useIntl } from '@/shared/i18n'
import { useMessages } from '@/shared/overlays/use-messages'
import { messages } from '../messages'
import { $loading, loadingCancelled, type Loading } from '@/shared/overlays'

/** Mounted once; covers the page while something is loading without which nothing can be done. */
export function LoadingOverlay() {
  const [loading] = useUnit($loading)
  return loading ? <Layer key={loading.subject} {...loading} /> : null
}

function Layer({ subject, label, laterLabel = messages.later, values, cancellable = false }: Loading) {
  const onCancel = useUnit(loadingCancelled)
  const { formatMessage } = useIntl()
  const textOf = useMessages(values)
  return (
    <LoadingLayer
      label={textOf(label)}
      laterLabel={textOf(laterLabel)}
      laterAfterMs={LOADING_SECOND_LABEL_MS}
      action={cancellable && <Button onClick={() => onCancel(subject)}>{formatMessage(messages.cancel)}</Button>}
    />
  )
}
