import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { RichText } from '@/design-system/RichText'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { richTextLinks } from '@/features/entity-links'
import { postQueries } from '@/features/posts'
import { QueryView } from '@/features/query-view'
import { useCurrentUser } from '@/features/session'
import { DueText } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { feedbackQueries } from '../api/feedback-queries'
import { messages } from '../messages'
import { AnswerForm } from './AnswerForm'
import { GivenAnswer } from './GivenAnswer'
import { Review } from './Review'
import { StateChip } from './StateChip'
import styles from './Feedback.module.css'

export type RecipientViewProps = {
  postId: string
  /** Without it the newest that asks the person themselves. */
  taskId: string | null
}

/** What one person was asked about a post: they answer here, and who asked accepts or returns it. */
export function RecipientView({ postId, taskId }: RecipientViewProps) {
  return taskId === null ? <Mine postId={postId} /> : <OneTask postId={postId} taskId={taskId} />
}

/** Leads to what the person was asked here. */
function Mine({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const query = useQuery({ ...feedbackQueries.requests(postId), throwOnError: concernsThePage })
  const mine = query.data?.requests.find(({ myTaskId }) => myTaskId !== null)?.myTaskId
  if (mine) return <Navigate to={paths.postFeedbackRecipient(postId, { taskId: mine })} replace />
  return (
    <Page width="wide" title={formatMessage(messages.yourTitle)}>
      <QueryView
        query={query}
        skeleton={<Skeleton />}
        words={{ failed: messages.loadFailed }}
        empty={{
          when: () => true,
          title: formatMessage(messages.notAsked),
          action: (
            <Link variant="action" href={paths.post(postId)}>
              {formatMessage(messages.toPost)}
            </Link>
          ),
        }}
      >
        {() => null}
      </QueryView>
    </Page>
  )
}

function OneTask({ postId, taskId }: { postId: string; taskId: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { id: userId } = useCurrentUser()
  const query = useQuery(feedbackQueries.task(taskId))
  const task = query.data
  const isOthers = task !== undefined && task.recipient.id !== userId
  const title = isOthers
    ? formatMessage(messages.titleOf, { name: intl.formatName(task.recipient.fullName) })
    : formatMessage(messages.yourTitle)
  useOwnTitle(task && title)
  const toAll = isOthers && (
    <Link variant="action" href={paths.postFeedback(postId, { requestId: task.requestId })}>
      {formatMessage(messages.toAll)}
    </Link>
  )
  return (
    <Page width="wide" title={title} actions={toAll}>
      <QueryView
        query={query}
        skeleton={<Skeleton />}
        words={{ failed: messages.loadFailed, notFound: messages.goneTitle, notFoundWhy: messages.goneText }}
      >
        {(asked) => (
          <div className={styles.room}>
            <div className={styles.sides}>
              <div className={styles.answer}>
                <Stack gap={5}>
                  <Asked task={asked} />
                  {isOthers ? <Review task={asked} /> : <Own task={asked} />}
                </Stack>
              </div>
              <AskedPost postId={postId} />
            </div>
          </div>
        )}
      </QueryView>
    </Page>
  )
}

/** One's own answer: to be written, or as it was submitted. */
function Own({ task }: { task: Schemas['FeedbackTask'] }) {
  const { formatMessage } = useIntl()
  const { state, answer, closed } = task
  if (['submitted', 'accepted'].includes(state) && answer) return <GivenAnswer answer={answer} />
  if (state === 'withdrawn') return <p>{formatMessage(messages.withdrawnText)}</p>
  return (
    <Stack gap={4}>
      {closed && (
        <p role="note" className={styles.banner}>
          {formatMessage(messages.closedText)}
        </p>
      )}
      <AnswerForm key={task.id} task={task} />
    </Stack>
  )
}

/** What is asked, by whom and until when, and how far it is. */
function Asked({ task }: { task: Schemas['FeedbackTask'] }) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Stack gap={3}>
      <Heading level={2} size="label">
        {formatMessage(messages.question)}
      </Heading>
      <p className={styles.question}>{task.question}</p>
      <p className={styles.facts}>
        <StateChip state={task.state} />
        <span>{intl.formatName(task.requestedBy.fullName)}</span>
        {task.expiration && (
          <Suspense>
            <span>
              <DueText due={task} />
            </span>
          </Suspense>
        )}
      </p>
      {task.note !== null && (
        <p role="note" className={styles.banner}>
          {formatMessage(messages.returnedBecause, { note: task.note })}
        </p>
      )}
    </Stack>
  )
}

/** The text that is asked about. */
function AskedPost({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const query = useQuery(postQueries.detail(postId))
  return (
    <section aria-label={formatMessage(messages.thePost)} className={styles.post}>
      <QueryView query={query} skeleton={<Skeleton />}>
        {(post) => (
          <Stack gap={4}>
            <div lang={post.language}>
              <Heading level={2} size="title">
                {post.title}
              </Heading>
              <RichText
                {...richTextLinks}
                topHeading={3}
                value={post.content}
                externalLinkHint={formatMessage(messages.newTab)}
              />
            </div>
            <Link variant="action" href={paths.post(postId)}>
              {formatMessage(messages.openPost)}
            </Link>
          </Stack>
        )}
      </QueryView>
    </section>
  )
}
