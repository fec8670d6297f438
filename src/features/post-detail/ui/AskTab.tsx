import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, SparklesIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { questionBegun } from '@/features/ai-chat'
import { useIntl } from '@/shared/i18n'
import { askMessages as messages } from '../messages'

/** Opens the assistant with a question about this post begun; the person completes and sends it. */
export function AskTab({ post }: { post: Schemas['Post'] }) {
  const { formatMessage, formatName } = useIntl()
  const begin = useUnit(questionBegun)
  const beginning = formatMessage(messages.askBeginning, { number: String(post.number), title: formatName(post.title) })
  return (
    <Stack gap={3} align="start">
      <Text>{formatMessage(messages.askText)}</Text>
      <Button icon={<Icon of={SparklesIcon} size="sm" />} onClick={() => begin(beginning)}>
        {formatMessage(messages.ask)}
      </Button>
    </Stack>
  )
}
