import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { ErrorState } from '@/design-system/ErrorState'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Tabs } from '@/design-system/Tabs'
import { LoadFailure } from '@/features/load-failure'
import { postQueries } from '@/features/posts'
import { factsWords, surveyQueries, whenWords } from '@/features/surveys'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import type { Breakdown } from '../api/results-calls'
import { messages } from '../messages'
import { isWritten } from '../model/figures'
import { AnswerSets } from './AnswerSets'
import { ClosingButton } from './ClosingButton'
import { FileButton } from './FileButton'
import { Participation } from './Participation'
import { People } from './People'
import { Summary } from './Summary'
import styles from './SurveyResults.module.css'
import { WhoSees } from './WhoSees'
import { WrittenAnswers } from './WrittenAnswers'

const views = ['summary', 'texts', 'answers', 'people'] as const
type View = (typeof views)[number]

export type SurveyResultsViewProps = { postId: string }

/** What people answered to the survey of a post; which part of it is shown stands in the address. */
export function SurveyResultsView({ postId }: SurveyResultsViewProps) {
  const { formatMessage } = useIntl()
  const post = useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
  const survey = post.data?.survey
  const revision = survey?.questions.revision ?? 1
  const set = useQuery({ ...surveyQueries.questions(postId, revision), enabled: survey?.canSeeResults === true })
  useOwnTitle(post.data && `${formatMessage(messages.title)}: ${post.data.title}`)
  const failed = [post, set].find(({ data, error }) => data === undefined && error !== null)
  if (failed) {
    return (
      <Page width="reading">
        <LoadFailure
          level={1}
          title={formatMessage(messages.failed)}
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => failed.refetch()}
        />
      </Page>
    )
  }
  if (post.data && !survey?.canSeeResults) return <Closed postId={postId} survey={survey ?? null} />
  if (!post.data || !survey || !set.data) {
    return (
      <Page width="wide">
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <Skeleton shape="title" length="long" />
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonGroup>
      </Page>
    )
  }
  return <Results post={post.data} survey={survey} questions={set.data.questions} />
}

/** Why the answers are not shown to this person. */
function Closed({ postId, survey }: { postId: string; survey: Schemas['PostSurvey'] | null }) {
  const { formatMessage } = useIntl()
  const later = survey !== null && survey.results !== 'managers' && survey.mine !== null
  const why = !later
    ? messages.forbiddenWhy
    : survey.resultsFrom === 'closed' && survey.state !== 'closed'
      ? messages.notYetClosed
      : messages.notYetAnswered
  return (
    <Page width="reading">
      <ErrorState
        level={1}
        title={formatMessage(survey === null ? messages.none : later ? messages.notYet : messages.forbidden)}
        description={survey === null ? undefined : formatMessage(why)}
        action={<Back postId={postId} />}
      />
    </Page>
  )
}

type ResultsProps = { post: Schemas['Post']; survey: Schemas['PostSurvey']; questions: readonly Schemas['Question'][] }

function Results({ post, survey, questions }: ResultsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { view, by, person, change } = useResultsAddress(survey.canManage)
  const written = questions.filter(isWritten)
  const parts: Record<View, ReactNode> = {
    summary: <Summary post={post} questions={questions} by={by} onChange={(next) => change({ by: next ?? '' })} />,
    texts: <WrittenAnswers postId={post.id} questions={written} language={post.language} />,
    answers: <AnswerSets post={post} person={person} onOpen={(next) => change({ person: next })} />,
    people: <People postId={post.id} />,
  }
  return (
    <Page
      width="wide"
      title={<span lang={post.language}>{post.title}</span>}
      lead={[factsWords(survey, intl), whenWords(survey, intl)].filter(Boolean).join(' · ')}
      actions={
        survey.canManage && (
          <>
            <FileButton postId={post.id} />
            <ClosingButton postId={post.id} survey={survey} />
          </>
        )
      }
      railLabel={formatMessage(messages.about)}
      rail={
        <>
          {survey.counts && <Participation postId={post.id} survey={survey} counts={survey.counts} />}
          <WhoSees survey={survey} />
        </>
      }
    >
      <Back postId={post.id} />
      <Tabs<View>
        label={formatMessage(messages.parts)}
        items={[
          { value: 'summary', label: formatMessage(messages.summary) },
          ...(written.length > 0 ? [{ value: 'texts' as const, label: formatMessage(messages.texts) }] : []),
          ...(survey.canManage
            ? [
                { value: 'answers' as const, label: formatMessage(messages.answersTab) },
                { value: 'people' as const, label: formatMessage(messages.people) },
              ]
            : []),
        ]}
        value={view}
        onValueChange={(next) => change({ view: next === 'summary' ? '' : next })}
      >
        <div className={styles.body}>{parts[view]}</div>
      </Tabs>
    </Page>
  )
}

function Back({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  return (
    <Link variant="action" href={paths.post(postId)}>
      {formatMessage(messages.back)}
    </Link>
  )
}

/** Which part is shown and by what it is told apart, as the address says. */
function useResultsAddress(named: boolean) {
  const [address, setAddress] = useSearchParams()
  const asked = views.find((one) => one === address.get('view')) ?? 'summary'
  const view: View = named || asked === 'texts' ? asked : 'summary'
  const by: Breakdown = address.get('by') === 'site' ? 'site' : null
  return {
    view,
    by,
    person: address.get('person'),
    change(part: Readonly<Record<string, string>>) {
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(part)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
