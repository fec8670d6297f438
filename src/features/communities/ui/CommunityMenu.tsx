import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { EllipsisIcon, FileArchiveIcon, Icon, RotateCcwIcon, Trash2Icon } from '@/design-system/icons'
import { phrase, useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { queries, unarchiveCommunity } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { editMessages as messages } from '../messages'
import { ArchiveDialog } from './ArchiveDialog'
import { RemoveCommunityDialog } from './RemoveCommunityDialog'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

/** What becomes of a community as a whole: into the archive, back from it, and gone. */
export function CommunityMenu({ community }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [asked, setAsked] = useState<'archive' | 'remove' | null>(null)
  const { name, state, canRemove } = community
  const bringBack = useBringBack(community)
  const close = () => setAsked(null)
  return (
    <>
      <IconButton
        ref={trigger}
        label={formatMessage(messages.moreOf, { name })}
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
            label={formatMessage(messages.moreOf, { name })}
            items={[
              state === 'archived'
                ? { id: 'back', label: formatMessage(messages.bringBack), icon: <Icon of={RotateCcwIcon} /> }
                : { id: 'archive', label: formatMessage(messages.archiveThis), icon: <Icon of={FileArchiveIcon} /> },
              ...(canRemove
                ? [{ id: 'remove', label: formatMessage(messages.removeForGood), icon: <Icon of={Trash2Icon} /> }]
                : []),
            ]}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(id) => {
              if (id === 'back') bringBack.mutate()
              else setAsked(id === 'remove' ? 'remove' : 'archive')
            }}
          />
        )}
      </Suspense>
      {asked === 'archive' && <ArchiveDialog community={community} onUndo={() => bringBack.mutate()} onClose={close} />}
      {asked === 'remove' && <RemoveCommunityDialog community={community} onClose={close} />}
    </>
  )
}

function useBringBack({ id, name }: Schemas['Community']) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: () => unarchiveCommunity(id),
    onSuccess: (community) => {
      queryClient.setQueryData(queries.detail(id).queryKey, community)
      renewCommunities(queryClient)
      tip({ severity: 'success', title: phrase(messages.isBack, { name }) })
    },
    onError: () => tip({ severity: 'error', title: phrase(messages.notBack, { name }) }),
  })
}
