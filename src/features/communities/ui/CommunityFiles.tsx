import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { EmptyState } from '@/design-system/EmptyState'
import { FileRow } from '@/design-system/FileRow'
import { usePicture } from '@/design-system/pictures'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { messages } from '../messages'
import styles from './Communities.module.css'
import { ListStates } from './ListStates'
import { SearchBox } from './SearchBox'
import { useAddress } from './use-address'

type File = Schemas['CommunityFile']

/** Pictures and documents of a community's posts; each leads to its post. */
export function CommunityFiles({ community: { id } }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const [address, change] = useAddress()
  const kind = address.get('kind') === 'media' ? 'media' : 'document'
  const search = address.get('search')?.slice(0, 200) ?? ''
  const list = useInfiniteQuery(queries.files(id, { kind, ...(search && { search }) }))
  const files = list.data?.pages.flatMap((page) => page.files)
  return (
    <Stack gap={4}>
      <div role="group" aria-label={formatMessage(messages.filters)} className={styles.filters}>
        <SegmentedControl
          label={formatMessage(messages.whichFiles)}
          value={kind}
          options={[
            { value: 'document', label: formatMessage(messages.documents) },
            { value: 'media', label: formatMessage(messages.pictures) },
          ]}
          onValueChange={(value) => change({ kind: value === 'media' ? value : '' })}
        />
        <SearchBox
          label={formatMessage(messages.searchFiles)}
          value={search}
          onSearch={(value) => change({ search: value })}
        />
      </div>
      <ListStates list={list} entries={files} empty={<EmptyState title={formatMessage(messages.noFiles)} />}>
        <ul className={kind === 'media' ? styles.media : styles.rows}>
          {files?.map((file) => (
            <li key={file.id}>{kind === 'media' ? <Picture file={file} /> : <Document file={file} />}</li>
          ))}
        </ul>
      </ListStates>
    </Stack>
  )
}

function Document({ file: { attachment, post } }: { file: File }) {
  const { formatMessage } = useIntl()
  const { dayInShort } = useDayTime()
  if (!attachment) return null
  return (
    <FileRow
      name={attachment.name}
      mimeType={attachment.mimeType}
      thumbnailSrc={attachment.thumbnailUrl}
      href={paths.post(post.id, { attachmentId: attachment.id })}
      meta={formatMessage(messages.fileFacts, {
        post: post.title,
        version: attachment.version,
        date: dayInShort(new Date(attachment.addedAt), new Date()),
      })}
    />
  )
}

function Picture({ file: { image, attachment, post } }: { file: File }) {
  const { formatMessage } = useIntl()
  const openOverlay = useUnit(overlayRequested)
  const picture = usePicture(image?.url ?? attachment?.url)
  const what = image?.alternativeText || attachment?.name || post.title
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={formatMessage(messages.openPicture, { what, post: post.title })}
      className={styles.thumbnail}
      onClick={() =>
        openOverlay({
          overlay: 'postGallery',
          postId: post.id,
          title: post.title,
          ...(attachment && { attachmentId: attachment.id }),
        })
      }
    >
      {picture && <img {...picture} alt="" loading="lazy" decoding="async" className={styles.picture} />}
    </button>
  )
}
