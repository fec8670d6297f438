import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import type { LightboxPicture } from '@/design-system/Lightbox'
import { asPicture, DownloadAction, MediaGallery } from '@/features/attachments'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from './messages'

type File = Schemas['CommunityFile']

export type FilesGalleryProps = {
  files: readonly File[]
  /** The one to begin with. */
  fileId: string
  onClose: () => void
}

/** The large view of the files of a community, each with the way to its post. */
export function FilesGallery({ files, fileId, onClose }: FilesGalleryProps) {
  const { formatMessage } = useIntl()
  const known = new Map(files.map((file) => [file.id, file]))
  return (
    <MediaGallery
      pictures={files.flatMap((file) => pictureOf(file) ?? [])}
      pictureId={fileId}
      renderActions={(picture) => {
        const file = known.get(picture.id)
        return (
          <>
            {file && (
              <ButtonLink variant="plain" size="sm" href={paths.post(file.post.id)}>
                {formatMessage(messages.openPost)}
              </ButtonLink>
            )}
            {file?.attachment && <DownloadAction picture={picture} />}
          </>
        )
      }}
      onClose={onClose}
    />
  )
}

function pictureOf({ picture, attachment }: File): LightboxPicture | undefined {
  if (attachment) return asPicture(attachment)
  if (!picture) return undefined
  const { id, url, alternativeText, caption = alternativeText } = picture
  return { id, url, alternativeText, ...(caption !== '' && { caption }) }
}
