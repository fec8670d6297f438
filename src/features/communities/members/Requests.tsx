import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { phrase, useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { decideMembership, queries } from '../api/community-queries'
import { refusalWords, renewCommunities } from '../api/use-membership'
import { messages as words } from '../messages'
import styles from '../ui/Communities.module.css'
import { Person } from '../about/People'
import { ShowMore } from '../ui/ShowMore'
import { useKeptFocus } from '../ui/use-kept-focus'
import { messages } from './messages'

const MessageDialog = loadable(() => import('../ui/MessageDialog')).component('MessageDialog')

type Community = Schemas['Community']

/** Who waits to be let in, for those who decide; absent where nobody does. */
export function Requests({ community }: { community: Community }) {
  const { formatMessage } = useIntl()
  const list = useInfiniteQuery(queries.members(community.id, { state: 'requested' }))
  const requests = list.data?.pages.flatMap((page) => page.memberships) ?? []
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, requests.length)
  return (
    <div ref={region} tabIndex={-1}>
      <QueryView query={list} skeleton={null} words={{ failed: messages.requestsFailed }}>
        {() =>
          requests.length > 0 && (
            <Stack as="section" gap={2}>
              <Heading level={2}>{formatMessage(messages.requests)}</Heading>
              <ul className={styles.rows}>
                {requests.map((membership) => (
                  <Request key={membership.user.id} community={community} membership={membership} />
                ))}
              </ul>
              <ShowMore list={list} />
            </Stack>
          )
        }
      </QueryView>
    </div>
  )
}

type RequestProps = { community: Community; membership: Schemas['Membership'] }

function Request({ community, membership: { user, message } }: RequestProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const [declining, setDeclining] = useState(false)
  const decide = useDecide(community, user)
  const name = user.fullName
  const problem = decide.error ? formatPhrase(refusalWords(decide.error, community.name)) : null
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Person user={user} />
        {message !== null && <Text size="sm">{message}</Text>}
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="primary"
          busy={decide.isPending}
          aria-label={formatMessage(messages.acceptThem, { name })}
          onClick={() => decide.mutate({ accept: true })}
        >
          {formatMessage(words.accept)}
        </Button>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={formatMessage(messages.declineThem, { name })}
          onClick={() => setDeclining(true)}
        >
          {formatMessage(words.decline)}
        </Button>
      </div>
      {declining && (
        <Suspense>
          <MessageDialog
            title={formatMessage(messages.declineThem, { name })}
            label={formatMessage(messages.reason)}
            send={formatMessage(words.decline)}
            busy={decide.isPending}
            problem={problem}
            onSend={(reason) =>
              decide.mutate(
                { accept: false, ...(reason !== undefined && { reason }) },
                { onSuccess: () => setDeclining(false) },
              )
            }
            onClose={() => setDeclining(false)}
          >
            <Text>{formatMessage(messages.reasonText)}</Text>
          </MessageDialog>
        </Suspense>
      )}
    </li>
  )
}

function useDecide({ id, name: community }: Community, { id: userId, fullName: name }: Schemas['UserSummary']) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: (decision: Schemas['MembershipDecision']) => decideMembership(id, userId, decision),
    onSuccess: (_, { accept }) =>
      tip({ severity: 'success', title: phrase(accept ? messages.accepted : messages.declinedThem, { name }) }),
    onError: (error, { accept }) => {
      const decided = isApiError(error) && error.code === 'already-decided'
      // The form of a refusal says itself why it was not sent.
      if (accept || decided) tip({ severity: decided ? 'info' : 'error', title: refusalWords(error, community) })
    },
    onSettled: () => renewCommunities(queryClient),
  })
}
