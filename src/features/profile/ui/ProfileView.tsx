import { useQuery } from '@tanstack/react-query'
import { concernsThePage } from '@/api'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { peopleQueries } from '@/features/people'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Profile.module.css'
import { ProfileHead } from './ProfileHead'
import { ProfileRail } from './ProfileRail'
import { ProfileTabs } from './ProfileTabs'

export type ProfileViewProps = {
  userId: string
  /** Come from Manage: what administrators see of an account, for those who are some. */
  fromManage: boolean
}

/** The page of a person: who they are and the ways to them, as far as the reader may see it. */
export function ProfileView({ userId, fromManage }: ProfileViewProps) {
  const { formatMessage } = useIntl()
  const can = usePermissions()
  const {
    data: person,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...peopleQueries.profile(userId),
    throwOnError: concernsThePage,
  })
  if (!person) {
    return (
      <Page>
        {error ? (
          <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={formatMessage(messages.loading)} className={styles.bars}>
            <Skeleton shape="circle" size={64} />
            <Skeleton shape="title" length="half" />
            <Skeleton length="long" />
            <Skeleton length="half" />
          </SkeletonGroup>
        )}
      </Page>
    )
  }

  const adminView = fromManage && can('administrate').allowed
  const verdict = can('viewProfile', person)
  return (
    <Page
      {...((verdict.allowed || adminView) && {
        rail: <ProfileRail person={person} adminView={adminView} visible={verdict.allowed} />,
        railLabel: formatMessage(messages.facts),
      })}
    >
      <ProfileHead person={person} adminView={adminView} visible={verdict.allowed} />
      {verdict.allowed ? (
        <ProfileTabs person={person} />
      ) : (
        <Text tone="ink">
          <RefusalReason of={verdict.reason} />
        </Text>
      )}
    </Page>
  )
}
