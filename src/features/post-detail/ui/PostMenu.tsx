import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import {
  CopyIcon,
  EllipsisIcon,
  FileArchiveIcon,
  FolderIcon,
  HistoryIcon,
  Icon,
  MessageSquareIcon,
  PrinterIcon,
  RotateCcwIcon,
  Trash2Icon,
  WorkflowIcon,
} from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { overlayRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { useArchive } from '../api/use-archive'
import { lifeMessages, menuMessages as messages, messages as postMessages } from '../messages'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')
const RemovePostDialog = loadable(() => import('./RemovePostDialog')).component('RemovePostDialog')

/** What else can be done with a post, behind one button. */
export function PostMenu({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const openOverlay = useUnit(overlayRequested)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const isPublic = post.revision != null
  const { id } = post
  const [removing, setRemoving] = useState(false)
  const setArchived = useArchive(id)
  const archived = post.publication?.state === 'archived'
  const entries = [
    {
      id: 'copy',
      label: formatMessage(postMessages.copy),
      icon: <Icon of={CopyIcon} />,
      shown: post.canCopy === true,
      act: () => void navigate(paths.postCopy(id)),
    },
    {
      id: 'collection',
      label: formatMessage(messages.addToCollection),
      icon: <Icon of={FolderIcon} />,
      shown: isPublic,
      act: () => openOverlay({ overlay: 'addToCollection', postId: id }),
    },
    {
      id: 'relations',
      label: formatMessage(messages.relations),
      icon: <Icon of={WorkflowIcon} />,
      shown: true,
      act: () => void navigate(paths.postRelations(id)),
    },
    {
      id: 'feedback',
      label: formatMessage(messages.feedback),
      icon: <Icon of={MessageSquareIcon} />,
      shown: post.canAskFeedback === true || (post.feedbackRequestsCount ?? 0) > 0,
      act: () => void navigate(paths.postFeedback(id)),
    },
    {
      id: 'history',
      label: formatMessage(messages.history),
      icon: <Icon of={HistoryIcon} />,
      shown: isPublic,
      act: () => void navigate(paths.postHistory(id)),
    },
    {
      id: 'print',
      label: formatMessage(messages.print),
      icon: <Icon of={PrinterIcon} />,
      shown: isPublic,
      act: () => void navigate(paths.postPrint(id)),
    },
    {
      id: 'archive',
      label: formatMessage(archived ? lifeMessages.unarchive : lifeMessages.archive),
      icon: <Icon of={archived ? RotateCcwIcon : FileArchiveIcon} />,
      shown: post.canArchive === true,
      act: () => setArchived(!archived),
    },
    {
      id: 'remove',
      label: formatMessage(lifeMessages.remove),
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
            onAction={(chosen) => entries.find((entry) => entry.id === chosen)?.act()}
          />
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
