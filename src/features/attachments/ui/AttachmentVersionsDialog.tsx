import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { FileName } from '@/design-system/FileName'
import { fileSizeText } from '@/design-system/FileSize'
import { Select } from '@/design-system/Select'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { type OverlayRequestOf, tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { attachmentQueries } from '../api/attachment-queries'
import { versionMessages as messages } from '../messages'
import { ownAddress, isPicture } from '../model/kind'
import styles from './AttachmentVersions.module.css'

type AttachmentVersionsDialogProps = { request: OverlayRequestOf<'attachmentVersions'>; onClose: () => void }

const restorePath =
  '/internal/v2/communication/posts/{postId}/attachments/{attachmentId}/versions/{version}/restore' as const

/** Everything that a file of a post ever was: to open, to save, to compare where it is a picture, to bring back. */
export function AttachmentVersionsDialog({ request, onClose }: AttachmentVersionsDialogProps) {
  const { formatMessage } = useIntl()
  const { postId, attachmentId } = request
  const { data, error, refetch } = useQuery(attachmentQueries.list(postId))
  const attachment = data?.attachments.find(({ id }) => id === attachmentId)
  return (
    <Dialog
      size="lg"
      title={attachment ? <FileName name={attachment.name} /> : formatMessage(messages.versions)}
      subtitle={attachment && formatMessage(messages.count, { count: attachment.versions.length })}
      closeLabel={formatMessage(messages.closeVersions)}
      onClose={onClose}
    >
      {error && !data && (
        <>
          <Text tone="muted">{formatMessage(messages.versionsFailed)}</Text>
          <Button onClick={() => void refetch()}>{formatMessage(messages.tryVersionsAgain)}</Button>
        </>
      )}
      {!data && !error && <Skeleton />}
      {data && !attachment && <Text tone="muted">{formatMessage(messages.gone)}</Text>}
      {data && attachment && (
        <>
          {isPicture(attachment) && attachment.versions.length > 1 && <PictureComparison attachment={attachment} />}
          <ol className={styles.list}>
            {attachment.versions.map((version, index) => (
              <VersionRow
                key={version.version}
                postId={postId}
                attachmentId={attachmentId}
                version={version}
                current={index === 0}
                occToken={data.occToken}
              />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}

type VersionRowProps = {
  postId: string
  attachmentId: string
  version: Schemas['AttachmentVersion']
  current: boolean
  occToken: string
}

function VersionRow({ postId, attachmentId, version: state, current, occToken }: VersionRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exact } = useDayTime()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [key] = useState(randomId)
  const { version, name, sizeBytes, addedAt, addedBy, note, restoredFrom, url } = state
  const address = ownAddress(url)
  const restore = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST(restorePath, {
          params: { path: { postId, attachmentId, version }, header: { 'Idempotency-Key': key } },
          body: { occToken },
        }),
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: attachmentQueries.all })
      return queryClient.invalidateQueries({ queryKey: ['posts', 'detail', postId] })
    },
    onSuccess: () => tip({ severity: 'success', title: messages.restored, translateParams: { version } }),
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined
      tip({
        severity: 'error',
        title:
          code === 'occ-conflict'
            ? messages.conflict
            : code === 'attachments-forbidden'
              ? messages.restoreForbidden
              : messages.restoreFailed,
      })
    },
  })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text weight="strong">
          {formatMessage(current ? messages.currentVersion : messages.versionNumber, { version })}
        </Text>
        <Text size="sm" tone="muted">
          {formatMessage(messages.facts, {
            size: fileSizeText(sizeBytes, intl.formatNumber),
            name: addedBy.fullName,
            date: exact(new Date(addedAt)),
          })}
        </Text>
        {note != null && note !== '' && <Text size="sm">{note}</Text>}
        {restoredFrom != null && (
          <Text size="sm" tone="muted">
            {formatMessage(messages.restoredFrom, { version: restoredFrom })}
          </Text>
        )}
      </div>
      {address !== null && (
        <ButtonLink variant="plain" size="sm" href={address} download={name}>
          {formatMessage(messages.downloadVersion)}
        </ButtonLink>
      )}
      {!current && (
        <Button size="sm" busy={restore.isPending} onClick={() => restore.mutate()}>
          {formatMessage(messages.restore)}
        </Button>
      )}
    </li>
  )
}

function PictureComparison({ attachment: { versions } }: { attachment: Schemas['Attachment'] }) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState(() => [versions[1]?.version ?? 1, versions[0]?.version ?? 1] as const)
  const options = versions.map(({ version }) => ({
    value: String(version),
    label: formatMessage(messages.versionNumber, { version }),
  }))
  return (
    <div className={styles.pictures}>
      {shown.map((number, side) => {
        const picture = versions.find(({ version }) => version === number)
        const address = picture && ownAddress(picture.url)
        return (
          <div key={side} className={styles.side}>
            <Select
              label={formatMessage(side === 0 ? messages.firstPicture : messages.secondPicture)}
              value={String(number)}
              options={options}
              onValueChange={(next) => setShown(side === 0 ? [Number(next), shown[1]] : [shown[0], Number(next)])}
            />
            {address != null && (
              <img
                src={address}
                alt={formatMessage(messages.versionNumber, { version: number })}
                className={styles.picture}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
