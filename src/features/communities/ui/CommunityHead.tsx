import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button, ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { IconButton } from '@/design-system/IconButton'
import {
  GlobeIcon,
  Icon,
  LanguagesIcon,
  LinkIcon,
  LockIcon,
  PencilIcon,
  Settings2Icon,
  WorkflowIcon,
} from '@/design-system/icons'
import { usePicture } from '@/design-system/pictures'
import { Text } from '@/design-system/Text'
import { FollowButton } from '@/features/following'
import { linkCopyRequested } from '@/shared/copy-link'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { useMembership } from '../api/use-membership'
import { editMessages, messages } from '../messages'
import styles from './Communities.module.css'
import { MembershipButton } from './MembershipButton'

const CommunityEditor = loadable(() => import('./CommunityEditor')).component('CommunityEditor')

const CommunityMenu = loadable(() => import('./CommunityMenu')).component('CommunityMenu')

export type CommunityHeadProps = { community: Schemas['Community'] }

/** Cover, name and facts of a community, and what the person can do with it as a whole. */
export function CommunityHead({ community }: CommunityHeadProps) {
  const { formatMessage, formatName } = useIntl()
  const { id, name, color, description, cover } = community
  const copyLink = useUnit(linkCopyRequested)
  return (
    <header className={styles.head}>
      {cover && <Cover cover={cover} />}
      <div className={styles.title}>
        <Avatar name={name} hue={color} shape="square" size={64} />
        <div className={styles.words}>
          <Heading level={1}>{formatName(name)}</Heading>
          {description !== null && <Text tone="muted">{description}</Text>}
          <Facts community={community} />
        </div>
        <div className={styles.buttons}>
          <MembershipButton community={community} />
          <FollowToggle community={community} />
          <NewPost community={community} />
          {community.canEdit && <EditButton community={community} />}
          {community.canArchive && (
            <Suspense>
              <CommunityMenu community={community} />
            </Suspense>
          )}
          <IconButton
            label={formatMessage(messages.copyLink)}
            icon={<Icon of={LinkIcon} />}
            onClick={() => copyLink(paths.community(id))}
          />
        </div>
      </div>
      {community.archived && <ArchivedBanner archived={community.archived} />}
    </header>
  )
}

function Cover({ cover }: { cover: Schemas['PostImage'] }) {
  const picture = usePicture(cover.url)
  const { x, y } = cover.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <div className={styles.cover}>
      {picture && (
        <img
          {...picture}
          alt={cover.alternativeText}
          decoding="async"
          className={styles.picture}
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      )}
    </div>
  )
}

function EditButton({ community }: CommunityHeadProps) {
  const { formatMessage } = useIntl()
  const [editing, setEditing] = useState(false)
  return (
    <>
      <IconButton
        label={formatMessage(editMessages.editCommunity)}
        aria-haspopup="dialog"
        icon={<Icon of={Settings2Icon} />}
        onClick={() => setEditing(true)}
      />
      {editing && (
        <Suspense>
          <CommunityEditor community={community} onSaved={() => setEditing(false)} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

function Facts({ community }: CommunityHeadProps) {
  const { formatMessage, locale } = useIntl()
  const { readAccess, joining, languages = [], workflow } = community
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const closed = readAccess === 'members'
  const access = closed
    ? messages.closedFact
    : joining === 'open'
      ? messages.openFact
      : joining === 'assigned'
        ? messages.assignedFact
        : messages.readableFact
  return (
    <ul className={styles.facts}>
      {readAccess !== undefined && (
        <li>
          <Icon of={closed ? LockIcon : GlobeIcon} size="sm" />
          {formatMessage(access)}
        </li>
      )}
      {languages.length > 0 && (
        <li>
          <Icon of={LanguagesIcon} size="sm" />
          {new Intl.ListFormat(locale, { type: 'unit' }).format(languages.map((code) => names.of(code) ?? code))}
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

function FollowToggle({ community }: CommunityHeadProps) {
  const { name, follow: followed = false, canFollow } = community
  const { follow } = useMembership(community)
  if (canFollow !== true) return null
  return (
    <FollowButton
      followed={followed}
      name={name}
      onFollow={(on) => {
        if (!follow.isPending) follow.mutate(on)
      }}
    />
  )
}

function NewPost({ community }: CommunityHeadProps) {
  const { formatMessage } = useIntl()
  const { id, state, canRead, canCreatePost, reasons } = community
  if (state === 'archived' || canRead === false) return null
  const words = (
    <>
      <Icon of={PencilIcon} size="sm" />
      {formatMessage(messages.newPost)}
    </>
  )
  if (canCreatePost !== false)
    return (
      <ButtonLink variant="primary" href={paths.postCreate(id)}>
        {words}
      </ButtonLink>
    )
  const why = reasons?.['canCreatePost'] === 'moderators-only' ? messages.onlyModerators : messages.onlyMembers
  return (
    <>
      <Button disabled aria-describedby={`${id}-new-post`}>
        {words}
      </Button>
      <Text as="span" id={`${id}-new-post`} size="sm" tone="muted">
        {formatMessage(why)}
      </Text>
    </>
  )
}

function ArchivedBanner({ archived }: { archived: Schemas['CommunityArchived'] }) {
  const { formatMessage } = useIntl()
  const { dayAndTime } = useDayTime()
  const at = new Date(archived.at)
  return (
    <div role="note" className={styles.banner}>
      <Text weight="strong">
        {formatMessage(messages.archivedBy, { name: archived.by.fullName, date: dayAndTime(at, new Date()) })}
      </Text>
      {archived.note !== '' && <Text>{archived.note}</Text>}
    </div>
  )
}
