import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { formMessages, messages } from '../messages'
import { OwnSteps } from './OwnSteps'
import { StateChip } from './StateChip'

export type MovedNoticeProps = { postId: string; workflow: Schemas['PostWorkflow'] }

/** Who brought the post where it is now, and which steps begin there. */
export function MovedNotice({ postId, workflow }: MovedNoticeProps) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  const { lastRecord: last, state } = workflow
  return (
    <Card>
      <Stack gap={2} role="alert">
        <Text weight="strong">
          {last
            ? formatMessage(messages.movedBy, {
                name: formatName(last.by.fullName),
                state: formatName(last.toState.name),
                time: exact(new Date(last.at)),
              })
            : formatMessage(formMessages.gone)}
        </Text>
        <div>
          <StateChip state={state} />
        </div>
        <OwnSteps postId={postId} workflow={workflow} />
      </Stack>
    </Card>
  )
}
