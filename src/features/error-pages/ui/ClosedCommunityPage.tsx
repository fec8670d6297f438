import { Button, ButtonLink } from '@/design-system/Button'
import { MessagePage } from '@/design-system/MessagePage'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages, membershipMessages } from '../messages'

export type ClosedCommunityPageProps = {
  /** Who is signed in. */
  personName: string
  community: { id: string; name: string }
  onAskToJoin: () => void
  /** The request is on its way. */
  busy?: boolean
}

/** 403 of a community whose name may be told: its owner can be asked. */
export function ClosedCommunityPage({ personName, community, onAskToJoin, busy = false }: ClosedCommunityPageProps) {
  const { formatMessage } = useIntl()
  return (
    <MessagePage
      title={formatMessage(messages.forbiddenCommunity)}
      description={formatMessage(membershipMessages.membersOnly, { name: personName, community: community.name })}
      actions={
        <>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={formatMessage(membershipMessages.asking)}
            onClick={onAskToJoin}
          >
            {formatMessage(membershipMessages.askToJoin)}
          </Button>
          <ButtonLink href={paths.dashboard()}>{formatMessage(messages.backHome)}</ButtonLink>
        </>
      }
      code={formatMessage(membershipMessages.code, { status: 403, entity: 'community', id: community.id })}
    />
  )
}
