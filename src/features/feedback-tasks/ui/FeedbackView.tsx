import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { concernsThePage, type Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Icon, PencilIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Select } from '@/design-system/Select'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { StatusChip } from '@/design-system/StatusChip'
import { useOpenPost } from '@/features/open-post'
import { QueryView } from '@/features/query-view'
import { DueText } from '@/features/tasks'
import { useAddressState } from '@/shared/address-state'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { feedbackQueries } from '../api/feedback-queries'
import { messages } from '../messages'
import { AskedPeople } from './AskedPeople'
import styles from './Feedback.module.css'

const AskFeedbackDialog = loadable(() => import('./AskFeedbackDialog')).component('AskFeedbackDialog')
const ChangeRequestDialog = loadable(() => import('./ChangeRequestDialog')).component('ChangeRequestDialog')

type Request = Schemas['FeedbackRequest']

export type FeedbackViewProps = { postId: string }

/** What people were asked about a post and who has answered; request, filter and search stand in the address. */
export function FeedbackView({ postId }: FeedbackViewProps) {
  const { formatMessage, formatName } = useIntl()
  const [{ requestId }] = useAddressState('post-feedback')
  const [asking, setAsking] = useState(false)
  const { data: post } = useOpenPost(postId)
  const query = useQuery({ ...feedbackQueries.requests(postId), throwOnError: concernsThePage })
  const ask = query.data?.canAsk && (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
      {formatMessage(messages.ask)}
    </Button>
  )
  const toPost = (
    <Link href={paths.post(postId)} lang={post?.language}>
      {post ? formatName(post.title) : formatMessage(messages.toPost)}
    </Link>
  )
  return (
    <Page
      width="wide"
      title={formatMessage(messages.title)}
      lead={toPost}
      actions={query.data?.requests.length ? ask : undefined}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton />}
        words={{ failed: messages.loadFailed }}
        empty={{
          when: ({ requests }) => requests.length === 0,
          title: formatMessage(ask ? messages.empty : messages.notAsked),
          ...(ask && { description: formatMessage(messages.emptyText) }),
          action: ask || toPost,
        }}
      >
        {({ requests }) => {
          const shown = requests.find(({ id }) => id === requestId) ?? requests[0]
          return shown && <OneRequest postId={postId} title={post?.title} requests={requests} shown={shown} />
        }}
      </QueryView>
      <Suspense>
        {asking && <AskFeedbackDialog postId={postId} title={post?.title} onClose={() => setAsking(false)} />}
      </Suspense>
    </Page>
  )
}

type OneRequestProps = { postId: string; title: string | undefined; requests: readonly Request[]; shown: Request }

/** What was asked, by whom and until when, and below it the people; of several requests one is chosen. */
function OneRequest({ postId, title, requests, shown }: OneRequestProps) {
  const { formatMessage } = useIntl()
  const [, change] = useAddressState('post-feedback')
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        {requests.length > 1 && (
          <Select
            label={formatMessage(messages.request)}
            value={shown.id}
            options={requests.map(({ id, question }) => ({
              value: id,
              label: question.length > 80 ? `${question.slice(0, 79)}…` : question,
            }))}
            onValueChange={(requestId) => change({ requestId, state: '', search: '' })}
          />
        )}
        <p className={styles.question}>{shown.question}</p>
        <Facts request={shown} />
        {shown.canManage && !shown.closed && <ChangeButton postId={postId} request={shown} title={title} />}
      </Stack>
      {shown.canManage ? (
        <AskedPeople key={shown.id} postId={postId} request={shown} />
      ) : (
        <ButtonLink href={paths.postFeedbackRecipient(postId, { taskId: shown.myTaskId ?? undefined })}>
          {formatMessage(messages.openYours)}
        </ButtonLink>
      )}
    </Stack>
  )
}

function Facts({ request }: { request: Request }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exact } = useDayTime()
  const { createdBy, createdAt, expiration, closed } = request
  return (
    <p className={styles.facts}>
      <span>
        {formatMessage(messages.askedBy, {
          name: intl.formatName(createdBy.fullName),
          date: exact(new Date(createdAt)),
        })}
      </span>
      {expiration && (
        <Suspense>
          <span>
            <DueText due={request} />
          </span>
        </Suspense>
      )}
      {closed && <StatusChip color="neutral">{formatMessage(messages.closed)}</StatusChip>}
    </p>
  )
}

function ChangeButton({ postId, request, title }: { postId: string; request: Request; title: string | undefined }) {
  const { formatMessage } = useIntl()
  const [changing, setChanging] = useState(false)
  return (
    <div>
      <Button
        size="sm"
        aria-haspopup="dialog"
        icon={<Icon of={PencilIcon} size="sm" />}
        onClick={() => setChanging(true)}
      >
        {formatMessage(messages.changeRequest)}
      </Button>
      <Suspense>
        {changing && (
          <ChangeRequestDialog
            postId={postId}
            requestId={request.id}
            title={title}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
