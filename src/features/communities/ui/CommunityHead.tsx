import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button, ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { GlobeIcon, Icon, LanguagesIcon, LockIcon, PencilIcon, WorkflowIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { FollowButton } from '@/features/following'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { ArchivedBanner } from '../archive/ArchivedBanner'
import { useMembership } from '../api/use-membership'
import { messages } from '../messages'
import { languageName } from '../model/languages'
import styles from './Communities.module.css'
import { CommunityCover } from './CommunityCover'
import { CommunityMenu } from './CommunityMenu'
import { MembershipButton } from '../membership/MembershipButton'

const ArchiveDialog = loadable(() => import('../archive/ArchiveDialog')).component('ArchiveDialog')
const RemoveCommunityDialog = loadable(() => import('../removal/RemoveCommunityDialog')).component(
  'RemoveCommunityDialog',
)
const CommunityEditor = loadable(() => import('../editor/CommunityEditor')).component('CommunityEditor')

export type CommunityHeadProps = { community: Schemas['Community'] }

/** Cover, name and facts of a community, and what the person can do with it as a whole. */
export function CommunityHead({ community }: CommunityHeadProps) {
  const { formatName } = useIntl()
  const { name, color, description, cover, archived } = community
  const [editing, setEditing] = useState(false)
  const [archiving, setArchiving] = useState(false)
  const [removing, setRemoving] = useState(false)
  return (
    <header className={styles.head}>
      {cover && <CommunityCover cover={cover} className={styles.cover} />}
      <div className={styles.title}>
        <Avatar name={name} hue={color} size={64} className={styles.tile} />
        <div className={styles.words}>
          <Heading level={1}>{formatName(name)}</Heading>
          {description !== null && <Text tone="muted">{description}</Text>}
          <Facts community={community} />
        </div>
        <div className={styles.buttons}>
          <MembershipButton community={community} />
          <FollowToggle community={community} />
          <NewPost community={community} />
          <CommunityMenu
            community={community}
            onEdit={() => setEditing(true)}
            onArchive={() => setArchiving(true)}
            onRemove={() => setRemoving(true)}
          />
        </div>
      </div>
      {archived && <ArchivedBanner community={community} archived={archived} />}
      {archiving && (
        <Suspense>
          <ArchiveDialog community={community} onClose={() => setArchiving(false)} />
        </Suspense>
      )}
      {removing && (
        <Suspense>
          <RemoveCommunityDialog community={community} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <CommunityEditor community={community} onSaved={() => setEditing(false)} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </header>
  )
}

function Facts({ community }: CommunityHeadProps) {
  const { formatList, formatMessage } = useIntl()
  const { readAccess, languages = [], workflow } = community
  return (
    <ul className={styles.facts}>
      {readAccess !== undefined && (
        <li>
          <Icon of={readAccess === 'members' ? LockIcon : GlobeIcon} size="sm" />
          {formatMessage(accessFact(community))}
        </li>
      )}
      {languages.length > 0 && (
        <li>
          <Icon of={LanguagesIcon} size="sm" />
          {formatList(languages.map(languageName))}
        </li>
      )}
      {workflow && (
        <li>
          <Icon of={WorkflowIcon} size="sm" />
          {workflow.name}
        </li>
      )}
    </ul>
  )
}

function accessFact({ readAccess, joining, archived }: Schemas['Community']) {
  if (readAccess === 'members') return messages.closedFact
  if (archived) return messages.readableFact
  if (joining === 'assigned') return messages.assignedFact
  return joining === 'open' ? messages.openFact : messages.readableFact
}

function FollowToggle({ community }: CommunityHeadProps) {
  const { name, follow: followed = false, canFollow } = community
  const { follow } = useMembership(community)
  if (canFollow !== true) return null
  return (
    <FollowButton
      quiet
      followed={followed}
      name={name}
      onFollow={(on) => {
        if (!follow.isPending) follow.mutate(on)
      }}
    />
  )
}

function NewPost({ community: { id, canRead, canCreatePost, reasons, archived } }: CommunityHeadProps) {
  const { formatMessage } = useIntl()
  if (canRead === false || archived) return null
  if (canCreatePost !== false)
    return (
      <ButtonLink variant="primary" icon={<Icon of={PencilIcon} size="sm" />} href={paths.postCreate(id)}>
        {formatMessage(messages.newPost)}
      </ButtonLink>
    )
  const why = reasons?.['canCreatePost'] === 'moderators-only' ? messages.onlyModerators : messages.onlyMembers
  return (
    <>
      <Button disabled icon={<Icon of={PencilIcon} size="sm" />} aria-describedby={`${id}-new-post`}>
        {formatMessage(messages.newPost)}
      </Button>
      <Text as="span" id={`${id}-new-post`} size="sm" tone="muted">
        {formatMessage(why)}
      </Text>
    </>
  )
}
