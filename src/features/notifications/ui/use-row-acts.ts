import { useUnit } from 'effector-react'
import { panelLeft } from '../bell'
import { brokenLinkOpened, notificationOpened, readClicked } from '../model'

/** What can be done with an entry: the same object as long as the list is there, so that one subscription serves all rows. */
export function useRowActs() {
  return useUnit({
    onOpen: notificationOpened,
    onRead: readClicked,
    onBroken: brokenLinkOpened,
    onLeave: panelLeft,
  })
}

export type RowActs = ReturnType<typeof useRowActs>
