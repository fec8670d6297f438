import { useEffect, useEffectEvent, type RefObject } from 'react'
import { bellId } from './bell-id'

/** What lies over the panel is not outside of it: dialogs, tips, and the bell, which closes it by itself. */
const notOutside = `#${bellId}, [role="dialog"], [role="alertdialog"], [data-keeps-panels]`

/** A press beside the panel means that the person is done with it. */
export function usePressOutside(panel: RefObject<HTMLElement | null>, onPress: () => void) {
  const onPressOutside = useEffectEvent(onPress)
  useEffect(() => {
    const handle = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return
      if (!target.closest(notOutside)) onPressOutside()
    }
    document.addEventListener('pointerdown', handle)
    return () => document.removeEventListener('pointerdown', handle)
  }, [panel])
}
