import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { confirmRequested, loadingBegan, overlayRequested, type OverlayRequest } from '@/shared/overlays'
import { messages } from '../messages'
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

/** One subject of the example data for each thing that can be opened over a page. */
const samples = [
  { name: 'openProfile', request: { overlay: 'userProfile', userId: 'sofia-karras' } },
  { name: 'openProfileAsAdmin', request: { overlay: 'userProfile', userId: 'bruno-almeida', view: 'admin' } },
  { name: 'openGroup', request: { overlay: 'groupInfo', groupId: 'group-on-shift' } },
  { name: 'openGroupAsAdmin', request: { overlay: 'groupInfo', groupId: 'group-on-shift', view: 'admin' } },
  { name: 'openHashtag', request: { overlay: 'hashtagInfo', hashtagId: 'safety' } },
  { name: 'openHashtagSwitchedOff', request: { overlay: 'hashtagInfo', hashtagId: 'lunch' } },
  { name: 'openTable', request: { overlay: 'tableInfo', tableId: 'values-line-4' } },
  { name: 'openCollections', request: { overlay: 'collections' } },
] as const satisfies readonly { name: string; request: OverlayRequest }[]
