import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { Switch } from '@/design-system/Switch'
import { useIntl } from '@/shared/i18n'

import type { MockWorld } from '../api/mock-world'
import { messages } from '../messages'
import type { WorldFormProps } from './world-form'

/** What concerns the server as a whole: its connections, its being there, its build. */
export function ServerSwitches({ world, onChange, busy }: WorldFormProps & { world: MockWorld }) {
  const { formatMessage } = useIntl()
  return (
    <Card padding="md" surface="sunken">
      <Stack gap={2}>
        <Heading level={3} size="label">
          {formatMessage(messages.server)}
        </Heading>
        <Switch
          label={formatMessage(messages.realtime)}
          checked={world.realtimeAvailable}
          onCheckedChange={(available) => onChange({ path: '/realtime', body: { available } })}
        />
        <Switch
          label={formatMessage(messages.outOfService)}
          checked={world.outOfService}
          onCheckedChange={(on) => onChange({ path: '/out-of-service', body: { on } })}
        />
        <Button size="sm" busy={busy} onClick={() => onChange({ path: '/build', body: { chunksGone: false } })}>
          {formatMessage(messages.newBuild)}
        </Button>
        <Button size="sm" busy={busy} onClick={() => onChange({ path: '/build', body: { chunksGone: true } })}>
          {formatMessage(messages.newBuildWithoutFiles)}
        </Button>
      </Stack>
    </Card>
  )
}
