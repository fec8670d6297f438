import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { EllipsisIcon, Icon, LinkIcon, WorkflowIcon } from '@/design-system/icons'
import { linkCopyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { messages } from './messages'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

export type RowMenuProps = { post: Schemas['PostRef']; title: string }

/** What else can be done with a post in a workflow, behind one button in its row. */
export function RowMenu({ post: { id }, title }: RowMenuProps) {
  const { formatMessage, formatName } = useIntl()
  const copyLink = useUnit(linkCopyRequested)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const label = formatMessage(messages.moreOf, { title: formatName(title) })
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        size="sm"
        icon={<Icon of={EllipsisIcon} />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setOpen(true)
          setWasOpened(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <Menu
            label={label}
            items={[
              {
                id: 'workflow',
                label: formatMessage(messages.openWorkflow),
                icon: <Icon of={WorkflowIcon} />,
                href: paths.post(id, { entity: 'workflow' }),
              },
              { id: 'link', label: formatMessage(messages.copyLink), icon: <Icon of={LinkIcon} /> },
            ]}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(chosen) => {
              if (chosen === 'link') copyLink(paths.post(id))
            }}
          />
        </Suspense>
      )}
    </>
  )
}
