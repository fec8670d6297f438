import { lazy, Suspense, useState } from 'react'
import {
  loadMoreSheet,
  NavigationBottomMenu,
  type NavigationItem,
  type NavigationItemName,
} from '@/features/navigation'
import { retry } from '@/shared/loadable'

const MoreSheet = lazy(() => retry(loadMoreSheet))
const MoreTools = lazy(() => retry(() => import('./MoreTools')))

type ShellBottomMenuProps = {
  items: readonly NavigationItem[]
  current: NavigationItemName | undefined
  homeInAddress: string | undefined
  /** Whether the chat can be opened here. */
  chat: boolean
  /** Opens the dialog of links, whose button the header of a phone has no room for. */
  onLinks: () => void
}

/** The bottom menu of phones, and the sheet behind "More". */
export function ShellBottomMenu({ items, current, homeInAddress, chat, onLinks }: ShellBottomMenuProps) {
  const [more, setMore] = useState(false)
  const close = () => setMore(false)
  return (
    <>
      <NavigationBottomMenu items={items} current={current} moreOpen={more} onMore={() => setMore(true)} />
      {more && (
        <Suspense>
          <MoreSheet
            items={items}
            current={current}
            homeInAddress={homeInAddress}
            tools={
              <MoreTools
                chat={chat}
                onChosen={close}
                onLinks={() => {
                  close()
                  onLinks()
                }}
              />
            }
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
