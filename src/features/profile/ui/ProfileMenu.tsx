import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { EllipsisIcon, FlagIcon, Icon, LinkIcon } from '@/design-system/icons'
import { linkCopyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

/** What else can be done with a profile, behind one button. */
export function ProfileMenu({ person }: { person: Schemas['Profile'] }) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const copyLink = useUnit(linkCopyRequested)
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
            items={[
              { id: 'link', label: formatMessage(messages.copyLink), icon: <Icon of={LinkIcon} /> },
              {
                id: 'report',
                label: formatMessage(messages.report),
                icon: <Icon of={FlagIcon} />,
                href: paths.customerFeedback('new', { kind: 'wrong-profile-data', from: 'profile' }),
              },
            ]}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(id) => {
              if (id === 'link') copyLink(paths.profile(person.id))
            }}
          />
        )}
      </Suspense>
    </>
  )
}
