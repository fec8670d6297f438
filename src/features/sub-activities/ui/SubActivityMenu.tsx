import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { ArrowUpIcon, ChevronDownIcon, ChevronUpIcon, EllipsisIcon, Icon, Trash2Icon } from '@/design-system/icons'
import type { MenuItem } from '@/design-system/Menu'
import { focusHeading } from '@/shared/focus-heading'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { useRemove } from '../api/use-remove'
import { messages } from '../messages'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

export type SubActivityMenuProps = {
  postId: string
  one: Schemas['SubActivity']
  states: readonly Schemas['WorkflowState'][]
  place: number
  count: number
  onState: (stateId: string) => void
  onMove: (to: number) => void
}

/** What can be done with a sub-activity, also by those who cannot drag it. */
export function SubActivityMenu({ postId, one, states, place, count, onState, onMove }: SubActivityMenuProps) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const remove = useRemove(postId)
  const label = formatMessage(messages.menu, { title: one.title })
  const steps = states
    .filter(({ id }) => id !== one.state.id)
    .map(({ id, name }) => ({
      id,
      label: formatMessage(messages.setState, { state: name }),
      act: () => onState(id),
    }))
  const entries: (MenuItem & { act: () => void })[] = [
    ...steps,
    {
      id: 'up',
      label: formatMessage(messages.moveUp),
      icon: <Icon of={ChevronUpIcon} />,
      disabled: place === 0,
      act: () => onMove(place - 1),
    },
    {
      id: 'down',
      label: formatMessage(messages.moveDown),
      icon: <Icon of={ChevronDownIcon} />,
      disabled: place === count - 1,
      act: () => onMove(place + 1),
    },
    {
      id: 'first',
      label: formatMessage(messages.moveFirst),
      icon: <Icon of={ArrowUpIcon} />,
      disabled: place === 0,
      act: () => onMove(0),
    },
    {
      id: 'remove',
      label: formatMessage(messages.remove),
      icon: <Icon of={Trash2Icon} />,
      tone: 'danger',
      act: () => {
        focusNeighbour(trigger.current)
        remove(one)
      },
    },
  ]
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
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
            label={label}
            items={entries}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(id) => entries.find((entry) => entry.id === id)?.act()}
          />
        </Suspense>
      )}
    </>
  )
}

/** The row is about to go: the focus goes to the next one, to the one before, or to the title. */
function focusNeighbour(button: Element | null): void {
  const row = button?.closest('[role="row"], li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const edit = neighbour?.querySelector<HTMLElement>('[data-edits]')
  if (edit) edit.focus()
  else focusHeading()
}
