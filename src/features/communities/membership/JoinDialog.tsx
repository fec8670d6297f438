import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { queries } from '../api/community-queries'
import { refusalWords, useMembership } from '../api/use-membership'
import { messages } from './messages'
import { MessageDialog } from '../ui/MessageDialog'
import { Rules } from '../about/Rules'

export type JoinDialogProps = { community: Schemas['Community']; onClose: () => void }

/** Asks the moderators to let the person in, after the rules and with a few words. */
export function JoinDialog({ community, onClose }: JoinDialogProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const { id, name } = community
  // Lists leave the rules out.
  const { data, refetch } = useQuery(queries.detail(id))
  const { join } = useMembership(community)
  const { rules = [], rulesRevision } = data ?? {}
  return (
    <MessageDialog
      title={formatMessage(messages.askTitle, { name })}
      label={formatMessage(messages.askMessage)}
      send={formatMessage(messages.sendRequest)}
      busy={join.isPending}
      problem={join.error ? formatPhrase(refusalWords(join.error, name)) : null}
      onSend={(text) =>
        join.mutate(
          { ...(text !== undefined && { message: text }), ...(rulesRevision !== undefined && { rulesRevision }) },
          { onSuccess: onClose, onError: () => void refetch() },
        )
      }
      onClose={onClose}
    >
      <Text>{formatMessage(messages.askText)}</Text>
      {rules.length > 0 && <Rules rules={rules} withTexts />}
    </MessageDialog>
  )
}
