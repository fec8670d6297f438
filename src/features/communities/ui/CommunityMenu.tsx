import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { EllipsisIcon, FileArchiveIcon, Icon, LinkIcon, PencilIcon, Trash2Icon } from '@/design-system/icons'
import type { MenuItem } from '@/design-system/Menu'
import { linkCopyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { messages as archiveWords } from '../archive/messages'
import { messages } from '../messages'
import { messages as removalWords } from '../removal/messages'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

export type CommunityMenuProps = {
  community: Schemas['Community']
  onEdit: () => void
  onArchive: () => void
  onRemove: () => void
}

/** What else can be done with a community as a whole, behind one button. */
export function CommunityMenu({ community, onEdit, onArchive, onRemove }: CommunityMenuProps) {
  const { id, name, canEdit, canArchive, canRemove, archived } = community
  const { formatMessage } = useIntl()
  const copyLink = useUnit(linkCopyRequested)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const label = formatMessage(messages.moreOf, { name })
  const acts: Record<string, () => void> = { edit: onEdit, archive: onArchive, remove: onRemove }
  const archive = { id: 'archive', label: formatMessage(archiveWords.archive), icon: <Icon of={FileArchiveIcon} /> }
  const remove: MenuItem = {
    id: 'remove',
    label: formatMessage(removalWords.confirm),
    icon: <Icon of={Trash2Icon} />,
    tone: 'danger',
  }
  const edit = { id: 'edit', label: formatMessage(messages.editCommunity), icon: <Icon of={PencilIcon} /> }
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
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
            label={label}
            items={[
              { id: 'link', label: formatMessage(messages.copyLink), icon: <Icon of={LinkIcon} /> },
              ...(canEdit ? [edit] : []),
              // The banner of an archived one has the way back.
              ...(canArchive && !archived ? [archive] : []),
              ...(canRemove ? [remove] : []),
            ]}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(chosen) => (acts[chosen] ?? (() => copyLink(paths.community(id))))()}
          />
        )}
      </Suspense>
    </>
  )
}
