import { useState } from 'react'

/**
 * What an `img` gets as long as its picture may come; null when there is none, or it turned out not to load: its origin
 * may not be allowed.
 */
export function usePicture(src: string | null | undefined): { src: string; onError: () => void } | null {
  const [broken, setBroken] = useState<string | null>(null)
  return src == null || src === broken ? null : { src, onError: () => setBroken(src) }
}
