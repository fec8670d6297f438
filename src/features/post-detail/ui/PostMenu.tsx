import { Suspense, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import {
  CopyIcon,
  EllipsisIcon,
  FileArchiveIcon,
  HistoryIcon,
  FolderIcon,
  Icon,
  LinkIcon,
  MessageSquareIcon,
  PencilIcon,
  PrinterIcon,
  RotateCcwIcon,
  Trash2Icon,
} from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { archiveMessages } from '../archive/messages'
import { useArchive } from '../archive/use-archive'
import { lifeMessages as messages } from '../messages'
import { noticeMessages } from '../notices/messages'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')
const AddToCollectionDialog = loadable(() => import('@/features/collections')).component('AddToCollectionDialog')
const RemovePostDialog = loadable(() => import('./RemovePostDialog')).component('RemovePostDialog')

/** What else can be done with a post, behind one button: printing it at least. */
export function PostMenu({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [collecting, setCollecting] = useState(false)
  const [removing, setRemoving] = useState(false)
  const setArchived = useArchive(post.id)
  const { state } = post.publication ?? {}
  const archived = state === 'archived'
  const entries = [
    {
      id: 'edit',
      label: formatMessage(messages.edit),
      icon: <Icon of={PencilIcon} />,
      shown: post.canEdit === true,
      act: () => void navigate(paths.postEdit(post.id)),
    },
    {
      id: 'copy',
      label: formatMessage(messages.copy),
      icon: <Icon of={CopyIcon} />,
      shown: post.canCopy === true,
      act: () => void navigate(paths.postCopy(post.id)),
    },
    {
      id: 'print',
      label: formatMessage(noticeMessages.print),
      icon: <Icon of={PrinterIcon} />,
      shown: true,
      // The text that is read.
      act: () => void navigate(paths.postPrint(post.id, { revision: search.get('revision') ?? '' })),
    },
    {
      id: 'relations',
      label: formatMessage(noticeMessages.relations),
      icon: <Icon of={LinkIcon} />,
      // A server that relates no posts tells no count.
      shown: post.relationsCount !== undefined,
      act: () => void navigate(paths.postRelations(post.id)),
    },
    {
      id: 'feedback',
      label: formatMessage(noticeMessages.feedback),
      icon: <Icon of={MessageSquareIcon} />,
      shown: post.canAskFeedback === true || (post.feedbackRequestsCount ?? 0) > 0,
      act: () => void navigate(paths.postFeedback(post.id)),
    },
    {
      id: 'history',
      label: formatMessage(noticeMessages.history),
      icon: <Icon of={HistoryIcon} />,
      shown: typeof post.revision === 'number',
      act: () => void navigate(paths.postHistory(post.id)),
    },
    {
      id: 'collect',
      label: formatMessage(messages.addToCollection),
      icon: <Icon of={FolderIcon} />,
      shown: post.collectionIds !== undefined && state !== 'draft' && state !== 'scheduled',
      act: () => setCollecting(true),
    },
    {
      id: 'archive',
      label: formatMessage(archived ? archiveMessages.unarchive : archiveMessages.archive),
      icon: <Icon of={archived ? RotateCcwIcon : FileArchiveIcon} />,
      shown: post.canArchive === true,
      act: () => setArchived(!archived),
    },
    {
      id: 'remove',
      label: formatMessage(messages.remove),
      icon: <Icon of={Trash2Icon} />,
      tone: 'danger' as const,
      shown: post.canRemove === true,
      act: () => setRemoving(true),
    },
  ].filter(({ shown }) => shown)
  return (
    <>
      <IconButton
        ref={trigger}
        label={formatMessage(messages.more)}
        icon={<Icon of={EllipsisIcon} />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <Menu
            label={formatMessage(messages.more)}
            items={entries.map(({ shown: _, act: __, ...item }) => item)}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(chosen) => entries.find(({ id }) => id === chosen)?.act()}
          />
        </Suspense>
      )}
      {collecting && (
        <Suspense>
          <AddToCollectionDialog post={post} onClose={() => setCollecting(false)} />
        </Suspense>
      )}
      {removing && (
        <Suspense>
          <RemovePostDialog post={post} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </>
  )
}
