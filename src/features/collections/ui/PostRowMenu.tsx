import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { ChevronDownIcon, ChevronUpIcon, EllipsisIcon, Icon, XIcon } from '@/design-system/icons'
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
  const acts = [
    { id: 'up', words: messages.moveUp, icon: ChevronUpIcon, disabled: isFirst, act: () => onMove(place - 1) },
    { id: 'down', words: messages.moveDown, icon: ChevronDownIcon, disabled: isLast, act: () => onMove(place + 1) },
    { id: 'first', words: messages.moveFirst, disabled: isFirst, act: () => onMove(0) },
    { id: 'remove', words: messages.removePost, icon: XIcon, act: () => onRemove(rowOf(trigger.current)) },
  ]
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
            items={acts.map(({ id, words, icon, disabled = false }) => ({
              id,
              label: formatMessage(words),
              disabled,
              icon: icon && <Icon of={icon} />,
            }))}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(chosen) => acts.find(({ id }) => id === chosen)?.act()}
          />
        </Suspense>
      )}
    </>
  )
}

function rowOf(element: Element | null): Element | null {
  return element?.closest('[role="row"]') ?? null
}
