import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { RichText } from '@/design-system/RichText'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { AttachmentList } from '@/features/attachments'
import { richTextLinks } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { verdictInWords } from '../model/states'

/** An answer as it was given. */
export function GivenAnswer({ answer: { content, verdict, attachments } }: { answer: Schemas['FeedbackAnswer'] }) {
  const { formatMessage } = useIntl()
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="label">
        {formatMessage(messages.answer)}
      </Heading>
      {verdict && <Text weight="strong">{verdictInWords(verdict, formatMessage)}</Text>}
      {content ? (
        <RichText
          {...richTextLinks}
          variant="plain"
          topHeading={3}
          value={content}
          externalLinkHint={formatMessage(messages.newTab)}
        />
      ) : (
        <Text tone="muted">{formatMessage(messages.noWords)}</Text>
      )}
      {attachments.length > 0 && <AttachmentList attachments={attachments} />}
    </Stack>
  )
}
