import { useUnit } from 'effector-react'
import { useState } from 'react'

import { notificationTypeIds, type NotificationTypeId } from '@/api/known-values.gen'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { $user } from '@/features/session'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { WorldFormProps } from './world-form'

const FIRST_KIND: NotificationTypeId = 'status-change'
const options = notificationTypeIds.map((kind) => ({ value: kind, label: kind }))

/** Lets something happen to the person who is signed in; absent while nobody is. */
export function NotificationForm({ onAct, busy }: WorldFormProps) {
  const { formatMessage } = useIntl()
  const user = useUnit($user)
  const [typeId, setTypeId] = useState<string>(FIRST_KIND)
  if (!user) return null

  return (
    <Card padding="md" surface="sunken">
      <Stack gap={2}>
        <Heading level={3} size="label">
          {formatMessage(messages.notifications)}
        </Heading>
        <Select label={formatMessage(messages.kind)} options={options} value={typeId} onValueChange={setTypeId} />
        <Button
          size="sm"
          busy={busy}
          onClick={() => onAct({ path: '/notifications', body: { typeId, userId: user.id } })}
        >
          {formatMessage(messages.push)}
        </Button>
      </Stack>
    </Card>
  )
}
