import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useMatch } from 'react-router-dom'
import {
  communityQueries,
  MoreSheet,
  NavigationBottomMenu,
  type NavigationItem,
  type NavigationItemName,
  navigationQueries,
  NavigationSidebar,
} from '@/features/navigation'
import { loadable } from '@/shared/loadable'
import { useAtRest } from './use-at-rest'

const MoreTools = loadable(() => import('./MoreTools')).component('MoreTools')

type ShellSidebarProps = {
  id: string
  collapsed: boolean
  items: readonly NavigationItem[]
  current: NavigationItemName | undefined
}

/** The sidebar. Its numbers and the person's own communities are requested when the page is at rest. */
export function ShellSidebar(props: ShellSidebarProps) {
  const enabled = useAtRest()
  const { data: counts } = useQuery({ ...navigationQueries.counts(), enabled })
  const { data: own } = useQuery({ ...communityQueries.own(), enabled })
  const community = useMatch('/community/:communityId/*')
  return (
    <NavigationSidebar
      {...props}
      counts={counts}
      communities={own?.communities}
      currentCommunityId={community?.params.communityId}
    />
  )
}

type ShellBottomMenuProps = {
  items: readonly NavigationItem[]
  current: NavigationItemName | undefined
  homeInAddress: string | undefined
  /** Whether the chat can be opened here. */
  chat: boolean
  /** Opens the dialog of links, whose button has no room in the header of a phone. */
  onLinks: () => void
}

/** The bottom menu of phones, and the sheet behind "More". */
export function ShellBottomMenu({ items, current, homeInAddress, chat, onLinks }: ShellBottomMenuProps) {
  /** The button that opened the sheet. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const close = () => setOpener(null)

  return (
    <>
      <NavigationBottomMenu items={items} current={current} moreOpen={opener !== null} onMore={setOpener} />
      {opener && (
        <Suspense>
          <MoreSheet
            items={items}
            current={current}
            homeInAddress={homeInAddress}
            tools={<MoreTools chat={chat} onChosen={close} onLinks={onLinks} trigger={opener} />}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
