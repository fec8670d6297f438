import { type ComponentType, useEffect, useState } from 'react'

import type { SurfaceProps } from './surface'

let loaded: ComponentType<SurfaceProps> | undefined

/** The editor, once its code is there; the next one on the page has it at once. */
export function useEditorSurface(): ComponentType<SurfaceProps> | undefined {
  const [surface, setSurface] = useState(() => loaded)
  useEffect(() => {
    if (loaded) return
    let gone = false
    import('./engine').then(
      ({ EditorSurface }) => {
        loaded = EditorSurface
        if (!gone) setSurface(() => EditorSurface)
      },
      // The plain field stays, and what is written in it counts just as well.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  return surface
}
