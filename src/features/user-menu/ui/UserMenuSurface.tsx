import type { RefObject } from 'react'
import { replaceOverlay } from '@/design-system/interaction'
import { useIsSmall } from '@/design-system/tokens'
import { PageLocale } from '@/design-system/PageLocale'
import { Popover } from '@/design-system/Popover'
import { Sheet } from '@/design-system/Sheet'
import type { User } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { UserMenuProps } from './UserMenu'
import { UserMenuPages } from './UserMenuPages'
import styles from './UserMenuPages.module.css'

type UserMenuSurfaceProps = UserMenuProps & {
  user: User
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Hangs from the avatar; on phones it is a sheet. The default export lets it be a chunk of its own. */
export function UserMenuSurface({ triggerRef, open, onOpenChange, ...menu }: UserMenuSurfaceProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const title = formatMessage(messages.label)
  const close = () => onOpenChange(false)
  const pages = (
    <UserMenuPages
      {...menu}
      onClose={close}
      onReplace={(next) => replaceOverlay({ close, trigger: triggerRef.current, next })}
    />
  )
  if (!isSmall) {
    return (
      <Popover
        label={title}
        triggerRef={triggerRef}
        open={open}
        onOpenChange={onOpenChange}
        placement="bottom end"
        inset="narrow"
      >
        <div className={styles.popover}>{pages}</div>
      </Popover>
    )
  }
  return (
    open && (
      <PageLocale>
        <Sheet title={title} closeLabel={formatMessage(messages.close)} onClose={close}>
          {pages}
        </Sheet>
      </PageLocale>
    )
  )
}
