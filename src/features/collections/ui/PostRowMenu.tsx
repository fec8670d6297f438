import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { ArrowUpIcon, ChevronDownIcon, ChevronUpIcon, EllipsisIcon, Icon, XIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

type PostRowMenuProps = {
  post: Schemas['PostSummary']
  /** Place of the post among those that are shown. */
  place: number
  /** How many are shown. */
  count: number
  onMove: (to: number) => void
  /** Takes the post out of the collection; `row` is the element that is about to go. */
  onRemove: (row: Element | null) => void
}

/** What can be done with a post of one's own collection, also by those who cannot drag it. */
export function PostRowMenu({ post, place, count, onMove, onRemove }: PostRowMenuProps) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [isFirst, isLast] = [place === 0, place === count - 1]
  const entries = [
    { id: 'up', words: messages.moveUp, icon: ChevronUpIcon, disabled: isFirst },
    { id: 'down', words: messages.moveDown, icon: ChevronDownIcon, disabled: isLast },
    { id: 'first', words: messages.moveFirst, icon: ArrowUpIcon, disabled: isFirst },
    { id: 'remove', words: messages.removePost, icon: XIcon, disabled: false },
  ]

  function handleAction(chosen: string) {
    if (chosen === 'remove') onRemove(trigger.current?.closest('[role="row"]') ?? null)
    else onMove(chosen === 'first' ? 0 : chosen === 'up' ? place - 1 : place + 1)
  }

  return (
    <>
      <IconButton
        ref={trigger}
        label={formatMessage(messages.rowMenu, { title: post.title })}
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
            label={formatMessage(messages.rowMenu, { title: post.title })}
            items={entries.map(({ words, icon, ...entry }) => ({
              ...entry,
              label: formatMessage(words),
              icon: <Icon of={icon} />,
            }))}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={handleAction}
          />
        </Suspense>
      )}
    </>
  )
}
