import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { fileSizeText } from '@/design-system/FileSize'
import { DownloadIcon, EyeIcon, Icon } from '@/design-system/icons'
import { IconButton } from '@/design-system/IconButton'
import { Text } from '@/design-system/Text'
import { usePermissions } from '@/features/permissions'
import { postQueries } from '@/features/posts'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { useRestoreVersion } from '../api/use-restore-version'
import { versionMessages as messages } from '../messages'
import { kindOf, ownAddress } from '../model/kind'
import { AttachmentGallery } from './AttachmentGallery'
import styles from './AttachmentVersions.module.css'

type AttachmentVersionListProps = {
  postId: string
  attachment: Schemas['Attachment']
  /** The state of the files that is shown; restoring from an older one is refused. */
  occToken: string
}

/** The versions of a file, newest first. Old ones can be restored by whoever may change the files of the post. */
export function AttachmentVersionList({ postId, attachment, occToken }: AttachmentVersionListProps) {
  const { formatMessage } = useIntl()
  const { data: post } = useQuery(postQueries.detail(postId))
  const allows = usePermissions()
  const mayRestore = post !== undefined && allows('addAttachments', post).allowed
  const { restoring, restore } = useRestoreVersion(postId, attachment.id)
  const [shown, setShown] = useState<Schemas['AttachmentVersion'] | null>(null)
  const [newest] = attachment.versions
  return (
    <>
      <Text size="sm" tone="muted">
        {formatMessage(messages.count, { count: attachment.versions.length })}
      </Text>
      <ol className={styles.list}>
        {attachment.versions.map((state) => (
          <li key={state.version} className={styles.row}>
            <VersionFacts state={state} current={state === newest} />
            <div className={styles.actions}>
              <VersionFile state={state} onOpen={() => setShown(state)} />
              {mayRestore && state !== newest && (
                <Button
                  size="sm"
                  aria-label={formatMessage(messages.restoreOf, { version: state.version })}
                  busy={restoring === state.version}
                  busyLabel={formatMessage(messages.restoring)}
                  onClick={() => restore({ version: state.version, occToken })}
                >
                  {formatMessage(messages.restore)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {shown && (
        <AttachmentGallery
          attachments={[{ ...shown, id: attachment.id }]}
          attachmentId={attachment.id}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

/** Which version it is, how large, from whom and when, and what is new in it. */
function VersionFacts({ state, current }: { state: Schemas['AttachmentVersion']; current: boolean }) {
  const intl = useIntl()
  const { exact } = useDayTime()
  const { formatMessage, formatName, formatNumber } = intl
  const { version, sizeBytes, addedBy, addedAt, note, restoredFrom } = state
  return (
    <div className={styles.facts}>
      <Text weight="strong">{formatMessage(current ? messages.current : messages.version, { version })}</Text>
      <Text size="sm" tone="muted">
        {formatMessage(messages.facts, {
          size: fileSizeText(sizeBytes, formatNumber),
          name: formatName(addedBy.fullName),
          date: exact(new Date(addedAt)),
        })}
      </Text>
      {note && <Text size="sm">{formatMessage(messages.note, { note })}</Text>}
      {typeof restoredFrom === 'number' && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.restoredFrom, { version: restoredFrom })}
        </Text>
      )}
    </div>
  )
}

type VersionFileProps = { state: Schemas['AttachmentVersion']; onOpen: () => void }

/** Opens and downloads the file of a version; of one that lies elsewhere nothing is offered. */
function VersionFile({ state, onOpen }: VersionFileProps): ReactNode {
  const { formatMessage } = useIntl()
  const { version, name, url } = state
  const address = ownAddress(url)
  if (address === null) return null
  return (
    <>
      {kindOf(state) !== 'file' && (
        <IconButton
          size="sm"
          label={formatMessage(messages.open, { version })}
          icon={<Icon of={EyeIcon} size="sm" />}
          onClick={onOpen}
        />
      )}
      <ButtonLink
        variant="plain"
        size="sm"
        href={address}
        download={name}
        aria-label={formatMessage(messages.download, { version })}
        icon={<Icon of={DownloadIcon} size="sm" />}
      />
    </>
  )
}
