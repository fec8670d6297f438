import { lazy, Suspense, useState } from 'react'
import { loadMorePlaces, NavigationBottomMenu, type PlaceName, type Places } from '@/features/places'
import { whenOnline } from '@/shared/when-online'

const MorePlaces = lazy(() => whenOnline(loadMorePlaces))
const MoreTools = lazy(() => whenOnline(() => import('./MoreTools')))

type ShellBottomMenuProps = {
  places: Places
  current: PlaceName | undefined
  homeInAddress: string | undefined
  /** Whether the chat can be opened here. */
  chat: boolean
  /** Opens the dialog of links, whose button the header of a phone has no room for. */
  onLinks: () => void
}

/** The places on phones, and the sheet behind "More". */
export function ShellBottomMenu({ places, current, homeInAddress, chat, onLinks }: ShellBottomMenuProps) {
  const [more, setMore] = useState(false)
  const close = () => setMore(false)
  return (
    <>
      <NavigationBottomMenu places={places} current={current} moreOpen={more} onMore={() => setMore(true)} />
      {more && (
        <Suspense>
          <MorePlaces
            places={places}
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
