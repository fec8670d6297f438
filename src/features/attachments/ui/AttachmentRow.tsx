import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Button, ButtonLink } from '@/design-system/Button'
import { FileRow } from '@/design-system/FileRow'
import { fileSizeText } from '@/design-system/FileSize'
import { DownloadIcon, Icon } from '@/design-system/icons'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'

import { messages, versionMessages } from '../messages'
import { ownAddress, isPicture } from '../model/kind'
import styles from './Attachments.module.css'

export type AttachmentRowProps = {
  attachment: Schemas['AttachmentSummary']
  /** `full` says who added it and offers the download; `short` is for the narrow rail. */
  variant?: 'full' | 'short'
  onOpenPicture: () => void
  /** Opens all versions of a file that has several. */
  onOpenVersions?: (() => void) | undefined
  now?: Date | undefined
}

/** One file of a post: pictures open large, everything else is downloaded. */
export function AttachmentRow({
  attachment,
  variant = 'full',
  onOpenPicture,
  onOpenVersions,
  now = new Date(),
}: AttachmentRowProps) {
  const intl = useIntl()
  const { dayInShort } = useDayTime()
  const { mimeType, url, thumbnailUrl, sizeBytes, version, addedAt, addedBy } = attachment
  const name = intl.formatName(attachment.name)
  const address = ownAddress(url)
  const size = fileSizeText(sizeBytes, intl.formatNumber)
  const day = dayInShort(new Date(addedAt), now)
  const picture = isPicture(attachment)
  const meta =
    address === null
      ? intl.formatMessage(messages.foreignAddress, { address: url })
      : variant === 'full'
        ? intl.formatMessage(messages.sizeWhoAndDay, { size, name: intl.formatName(addedBy.fullName), day })
        : intl.formatMessage(messages.sizeAndDay, { size, day })
  const opensVersions = version > 1 && onOpenVersions !== undefined
  const downloads = variant === 'full' && picture && address !== null
  const badge = (inWords: string) => (
    <Badge tone="outline">
      <span aria-hidden="true">{intl.formatMessage(messages.version, { version })}</span>
      <VisuallyHidden>{inWords}</VisuallyHidden>
    </Badge>
  )
  return (
    <FileRow
      name={name}
      mimeType={mimeType}
      thumbnailSrc={picture && thumbnailUrl !== null ? ownAddress(thumbnailUrl) : null}
      meta={meta}
      badge={!opensVersions && badge(intl.formatMessage(messages.versionLong, { version }))}
      {...(picture ? { onOpen: onOpenPicture } : address !== null && { href: address, download: true })}
      actions={
        (opensVersions || downloads) && (
          <>
            {opensVersions && (
              <Button variant="plain" size="sm" className={styles.versions} onClick={onOpenVersions}>
                {badge(intl.formatMessage(versionMessages.openVersions, { version, name }))}
              </Button>
            )}
            {downloads && (
              <ButtonLink
                variant="plain"
                size="sm"
                href={address}
                download={name}
                aria-label={intl.formatMessage(messages.download, { name })}
                icon={<Icon of={DownloadIcon} />}
              />
            )}
          </>
        )
      }
    />
  )
}
