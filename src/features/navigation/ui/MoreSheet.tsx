import type { ReactNode } from 'react'
import { ActionItem, ActionList } from '@/design-system/ActionList'
import { Badge } from '@/design-system/Badge'
import { HouseIcon, Icon } from '@/design-system/icons'
import { PageLocale } from '@/design-system/PageLocale'
import { Sheet } from '@/design-system/Sheet'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { otherPlacesMessages } from '../other-places/messages'
import type { NavigationItem, NavigationItemName } from '../model/navigation-table'
import { useHomes } from '../model/use-homes'
import styles from './MoreSheet.module.css'

export type MoreSheetProps = {
  items: readonly NavigationItem[]
  current?: NavigationItemName | undefined
  /** The home in the address, if one is. */
  homeInAddress: string | undefined
  /** `ActionItem`s for what the header shows in wider windows: links, chat. */
  tools?: ReactNode
  onClose: () => void
}

/** On phones: the items that the bottom menu has no room for, the homes, and the tools of the header. */
export function MoreSheet({ items, current, homeInAddress, tools, onClose }: MoreSheetProps) {
  const { formatMessage } = useIntl()
  const homes = useHomes(homeInAddress) ?? []
  return (
    <PageLocale>
      <Sheet
        title={formatMessage(messages.more)}
        closeLabel={formatMessage(otherPlacesMessages.closeMore)}
        onClose={onClose}
      >
        <div className={styles.root}>
          <ActionList label={formatMessage(otherPlacesMessages.otherPlaces)}>
            {items
              .filter((item) => !item.inBottomMenu)
              .map(({ name, icon, label, href }) => (
                <ActionItem
                  key={name}
                  icon={<Icon of={icon} />}
                  label={formatMessage(label)}
                  href={href}
                  current={name === current}
                  onClick={onClose}
                />
              ))}
            {tools}
          </ActionList>
          {homes.length > 1 && (
            <section className={styles.group}>
              <h3 className={styles.groupLabel}>{formatMessage(otherPlacesMessages.homes)}</h3>
              <ActionList label={formatMessage(otherPlacesMessages.homes)}>
                {homes.map(({ id, name, isNew, current: isCurrent }) => (
                  <ActionItem
                    key={id}
                    icon={<Icon of={HouseIcon} />}
                    label={name}
                    detail={isNew ? <Badge>{formatMessage(otherPlacesMessages.newHome)}</Badge> : undefined}
                    current={isCurrent}
                    href={paths.digitalWorkplace(id)}
                    onClick={onClose}
                  />
                ))}
              </ActionList>
            </section>
          )}
        </div>
      </Sheet>
    </PageLocale>
  )
}
