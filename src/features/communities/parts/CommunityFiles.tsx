import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { AttachmentRow } from '@/features/attachments'
import { QueryView } from '@/features/query-view'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { messages as words } from '../messages'
import shared from '../ui/Communities.module.css'
import { CommunitiesSkeleton } from '../ui/CommunitiesSkeleton'
import { ShowMore } from '../ui/ShowMore'
import { FilesGallery } from './FilesGallery'
import { MediaGrid } from './MediaGrid'
import { messages } from './messages'
import styles from './Parts.module.css'

type File = Schemas['CommunityFile']

const kinds = ['media', 'document'] as const

/** The pictures and videos of a community's posts, and their documents. */
export function CommunityFiles({ communityId }: { communityId: string }) {
  const { formatMessage } = useIntl()
  const [{ kind }, change] = useAddressState('community')
  const list = useInfiniteQuery(queries.files(communityId, { kind }))
  const files = list.data?.pages.flatMap((page) => page.files) ?? []
  const counts = list.data?.pages[0]?.counts
  // Until those of another kind are there, the former stay.
  const shownKind = files[0]?.kind ?? kind
  const [shown, setShown] = useState<string | null>(null)
  const options = {
    media: { label: formatMessage(messages.media), count: counts?.media },
    document: { label: formatMessage(messages.documents), count: counts?.documents },
  }
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={formatMessage(messages.which)}
        value={kind}
        options={kinds.map((value) => ({ value, ...options[value] }))}
        onValueChange={(value) => change({ kind: value })}
      />
      <QueryView
        query={list}
        skeleton={<CommunitiesSkeleton label={formatMessage(messages.loadingFiles)} />}
        words={{ failed: words.listFailed }}
        empty={{
          when: () => files.length === 0 && !list.hasNextPage,
          title: formatMessage(kind === 'media' ? messages.noMedia : messages.noDocuments),
        }}
      >
        {() => (
          <>
            {shownKind === 'media' ? (
              <MediaGrid files={files} onOpen={setShown} />
            ) : (
              <ul aria-label={formatMessage(messages.documents)} className={shared.rows}>
                {files.map((file) => (
                  <Document key={file.id} file={file} onOpen={() => setShown(file.id)} />
                ))}
              </ul>
            )}
            <ShowMore list={list} />
          </>
        )}
      </QueryView>
      {shown !== null && <FilesGallery files={files} fileId={shown} onClose={() => setShown(null)} />}
    </Stack>
  )
}

/** A document with its version, and the post that it belongs to. */
function Document({ file: { attachment, post }, onOpen }: { file: File; onOpen: () => void }) {
  const { formatName } = useIntl()
  const openOverlay = useUnit(overlayRequested)
  if (!attachment) return null
  return (
    <li className={styles.file}>
      <AttachmentRow
        attachment={attachment}
        onOpenPicture={onOpen}
        onOpenVersions={() =>
          openOverlay({ overlay: 'attachmentVersions', postId: post.id, attachmentId: attachment.id })
        }
      />
      <Text size="sm" tone="muted" lang={post.language} className={styles.post}>
        <Link variant="quiet" href={paths.post(post.id)}>
          {formatName(post.title)}
        </Link>
      </Text>
    </li>
  )
}
