import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { ArrowLeftIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { LoadFailure } from '@/features/load-failure'
import { peopleQueries } from '@/features/people'
import { useCurrentUser } from '@/features/session'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { AvailabilitySection } from '../availability/AvailabilitySection'
import { PrivacySection } from './PrivacySection'
import styles from './ProfileEdit.module.css'
import { ProfileSection } from './ProfileSection'
import { RegionSection, type RegionSectionProps } from './RegionSection'
import { SecuritySection } from './SecuritySection'

export const editSections = ['profile', 'availability', 'privacy', 'region', 'security'] as const
export type EditSection = (typeof editSections)[number]

const titles: Record<EditSection, MessageDescriptor> = {
  profile: messages.profile,
  availability: messages.availability,
  privacy: messages.privacy,
  region: messages.region,
  security: messages.security,
}

export type ProfileEditViewProps = {
  /** Null where the address names none: the menu on a phone, the first section beside it elsewhere. */
  section: EditSection | null
} & RegionSectionProps

/** What people say of themselves, who sees it, and their own settings. */
export function ProfileEditView({ section, ...region }: ProfileEditViewProps) {
  const { formatMessage } = useIntl()
  const { id } = useCurrentUser()
  const { data: profile, error, isFetching, refetch } = useQuery(peopleQueries.profile(id))
  const shown = section ?? 'profile'
  return (
    <Page width="wide" title={formatMessage(messages.title)}>
      <div className={styles.columns} data-section={section ?? undefined}>
        <nav aria-label={formatMessage(messages.sections)} className={styles.menu}>
          <ul className={styles.sections}>
            {editSections.map((one) => (
              <li key={one}>
                <Link
                  variant="quiet"
                  href={paths.profileEdit(one)}
                  aria-current={one === shown ? 'page' : undefined}
                  className={styles.section}
                >
                  {formatMessage(titles[one])}
                </Link>
              </li>
            ))}
            <li>
              <Link variant="quiet" href={paths.notificationSettings()} className={styles.section}>
                {formatMessage(messages.notifications)}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles.content}>
          <Link variant="action" href={paths.profileEdit()} className={styles.back}>
            <Icon of={ArrowLeftIcon} size="sm" directional /> {formatMessage(messages.allSections)}
          </Link>
          <Heading level={2} size="title">
            {formatMessage(titles[shown])}
          </Heading>
          {profile ? (
            <Section section={shown} profile={profile} region={region} />
          ) : error ? (
            <LoadFailure
              level={3}
              title={formatMessage(messages.failed)}
              error={error}
              busy={isFetching}
              onRetry={refetch}
            />
          ) : (
            <SkeletonGroup label={formatMessage(messages.loading)} className={styles.form}>
              <Skeleton length="long" />
              <Skeleton length="half" />
              <Skeleton length="long" />
            </SkeletonGroup>
          )}
        </div>
      </div>
    </Page>
  )
}

type SectionProps = { section: EditSection; profile: Schemas['Profile']; region: RegionSectionProps }

function Section({ section, profile, region }: SectionProps) {
  if (section === 'availability') return <AvailabilitySection profile={profile} />
  if (section === 'privacy') return <PrivacySection profile={profile} />
  if (section === 'region') return <RegionSection {...region} />
  return section === 'security' ? <SecuritySection /> : <ProfileSection profile={profile} />
}
