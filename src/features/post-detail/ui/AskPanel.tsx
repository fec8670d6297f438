import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, SparklesIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { questionBegun } from '@/features/ai-chat'
import { useIntl } from '@/shared/i18n'
import { tabMessages as messages } from '../messages'

/** Leads to the assistant, with a question about this post begun. */
export function AskPanel({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const begin = useUnit(questionBegun)
  return (
    <Stack gap={3}>
      <Text>{formatMessage(messages.askText)}</Text>
      <div>
        <Button
          icon={<Icon of={SparklesIcon} size="sm" />}
          onClick={() =>
            begin(formatMessage(messages.askBeginning, { number: String(post.number), title: post.title }))
          }
        >
          {formatMessage(messages.ask)}
        </Button>
      </div>
    </Stack>
  )
}
