import { type ComponentType, useEffect, useState } from 'react'

import type { SurfaceProps } from './surface'
import { loadable } from '../../shared/loadable'

const engine = loadable(() => import('./engine'))

/** The editor, once its code is there; the next one on the page has it at once. */
export function useEditorSurface(): ComponentType<SurfaceProps> | undefined {
  const [surface, setSurface] = useState<ComponentType<SurfaceProps> | undefined>(() => engine.loaded()?.EditorSurface)
  useEffect(() => {
    if (engine.loaded()) return
    let gone = false
    engine.tryLoad().then(
      ({ EditorSurface }) => {
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
