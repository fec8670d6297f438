import type { ReactNode } from 'react'
import { ActionItem, ActionList } from '@/design-system/ActionList'
import { Badge } from '@/design-system/Badge'
import { HouseIcon, Icon } from '@/design-system/icons'
import { PageLocale } from '@/design-system/PageLocale'
import { Sheet } from '@/design-system/Sheet'
import { useHomes } from '../model/use-homes'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/paths'
import { messages as homeWords } from '../home-messages'
import { messages } from '../messages'
import { ADMIN_PLACES, BOTTOM_MENU_PLACES, type PlaceName, PLACES, type Places, SIDEBAR_PLACES } from '../model/places'
import { messages as words } from '../more-messages'
import styles from './MorePlaces.module.css'

export type MorePlacesProps = {
  places: Places
  current?: PlaceName | undefined
  /** The home in the address, if one is. */
  homeInAddress: string | undefined
  /** ActionItems of what the header shows in wider windows: links, chat. */
  tools?: ReactNode
  onClose: () => void
}

/** On phones: the places that the bottom menu has no room for, the homes, and what the header does without. The default export lets it be a chunk of its own. */
export default function MorePlaces({ places, current, homeInAddress, tools, onClose }: MorePlacesProps) {
  const { formatMessage } = useIntl()
  const homes = useHomes(homeInAddress) ?? []
  const others = [...SIDEBAR_PLACES, ...ADMIN_PLACES].filter((name) => !BOTTOM_MENU_PLACES.includes(name))
  return (
    <PageLocale>
      <Sheet title={formatMessage(messages.more)} closeLabel={formatMessage(words.close)} onClose={onClose}>
        <div className={styles.root}>
          <ActionList label={formatMessage(words.otherPlaces)}>
            {others.map((name) => {
              const href = places[name]
              return (
                href !== undefined && (
                  <ActionItem
                    key={name}
                    icon={<Icon of={PLACES[name].icon} />}
                    label={formatMessage(PLACES[name].label)}
                    href={href}
                    current={name === current}
                    onClick={onClose}
                  />
                )
              )
            })}
            {tools}
          </ActionList>
          {homes.length > 1 && (
            <section className={styles.group}>
              <h3 className={styles.groupLabel}>{formatMessage(homeWords.homes)}</h3>
              <ActionList label={formatMessage(homeWords.homes)}>
                {homes.map(({ id, name, isNew, current: isCurrent }) => (
                  <ActionItem
                    key={id}
                    icon={<Icon of={HouseIcon} />}
                    label={name}
                    detail={isNew ? <Badge>{formatMessage(homeWords.newHome)}</Badge> : undefined}
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
