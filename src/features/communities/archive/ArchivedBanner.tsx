import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { FileArchiveIcon, Icon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import styles from './ArchivedBanner.module.css'
import { messages } from './messages'
import { useArchiveCommunity } from './use-archive-community'

export type ArchivedBannerProps = { community: Schemas['Community']; archived: Schemas['CommunityArchived'] }

/** That a community is archived: by whom, since when and why; whoever may brings it back. */
export function ArchivedBanner({ community, archived: { by, at, note } }: ArchivedBannerProps) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  const { bringBack } = useArchiveCommunity(community)
  return (
    <div role="note" className={styles.root}>
      <Icon of={FileArchiveIcon} />
      <div className={styles.words}>
        <Text>{formatMessage(messages.archivedBy, { name: formatName(by.fullName), date: exact(new Date(at)) })}</Text>
        {note !== null && <Text tone="muted">{note}</Text>}
      </div>
      {community.canArchive === true && (
        <Button size="sm" busy={bringBack.isPending} onClick={() => bringBack.mutate()}>
          {formatMessage(messages.bringBack)}
        </Button>
      )}
    </div>
  )
}
