import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { BellIcon, CopyIcon, EllipsisIcon, Icon, LinkIcon, Trash2Icon } from '@/design-system/icons'
import { linkCopyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { useDeleteTask } from '../api/use-delete-task'
import { useCopyTask, useTaskAct } from '../api/use-task-act'
import { detailMessages as messages } from '../messages'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

export type TaskMenuProps = {
  task: Schemas['Task']
  onDeleted: () => void
  onCopied: (taskId: string) => void
}

/** What else can be done with a task, behind one button. */
export function TaskMenu({ task, onDeleted, onCopied }: TaskMenuProps) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const copyLink = useUnit(linkCopyRequested)
  const act = useTaskAct(task.id)
  const remove = useDeleteTask()
  const copy = useCopyTask(task.id, ({ id }) => onCopied(id))
  const entries = [
    {
      id: 'link',
      label: formatMessage(messages.copyLink),
      icon: <Icon of={LinkIcon} />,
      shown: true,
      act: () => copyLink(paths.post(task.post.id, { entity: 'tasks', taskId: task.id })),
    },
    {
      id: 'copy',
      label: formatMessage(messages.copy),
      icon: <Icon of={CopyIcon} />,
      shown: task.canEdit,
      act: () => copy.mutate(randomId()),
    },
    {
      id: 'remind',
      label: formatMessage(messages.remind),
      icon: <Icon of={BellIcon} />,
      shown: task.canRemind,
      act: () => act.mutate('remind'),
    },
    {
      id: 'delete',
      label: formatMessage(messages.delete),
      icon: <Icon of={Trash2Icon} />,
      tone: 'danger' as const,
      shown: task.canDelete,
      act: () => {
        remove(task)
        onDeleted()
      },
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
          setOpen(true)
          setWasOpened(true)
        }}
      />
      <Suspense>
        {wasOpened && (
          <Menu
            label={formatMessage(messages.more)}
            items={entries.map(({ id, label, icon, tone }) => ({ id, label, icon, ...(tone && { tone }) }))}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(id) => entries.find((entry) => entry.id === id)?.act()}
            placement="top start"
          />
        )}
      </Suspense>
    </>
  )
}
