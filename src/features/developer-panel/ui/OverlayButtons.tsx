import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { confirmRequested, loadingBegan, overlayRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { samples } from '../model/overlay-samples'
import { TipForm } from './TipForm'

/** Opens each thing that can lie over a page, from whatever page one is on. */
export function OverlayButtons() {
  const { formatMessage } = useIntl()
  const { open, ask, begin } = useUnit({
    open: overlayRequested,
    ask: confirmRequested,
    begin: loadingBegan,
  })
  return (
    <Card padding="md" surface="sunken">
      <Stack gap={2}>
        <Heading level={3} size="label">
          {formatMessage(messages.overlays)}
        </Heading>
        <Stack direction="row" gap={2}>
          {samples.map(({ name, request }) => (
            <Button key={name} size="sm" onClick={() => open(request)}>
              {formatMessage(messages[name])}
            </Button>
          ))}
          <Button
            size="sm"
            onClick={() =>
              ask({
                subject: 'developerPanel.sample',
                title: messages.sampleQuestion,
                confirmLabel: messages.sampleYes,
                cancelLabel: messages.sampleNo,
              })
            }
          >
            {formatMessage(messages.openQuestion)}
          </Button>
          <Button
            size="sm"
            onClick={() => begin({ subject: 'developerPanel.sample', label: messages.openLoading, cancellable: true })}
          >
            {formatMessage(messages.openLoading)}
          </Button>
        </Stack>
        <TipForm />
      </Stack>
    </Card>
  )
}
