import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

type Change = (part: Readonly<Record<string, string>>) => void

/** What is chosen on a screen, in its address: back, reload and a sent link show the same. Empty values leave it. */
export function useAddress(): [address: URLSearchParams, change: Change] {
  const [address, setAddress] = useSearchParams()
  const change = useCallback<Change>(
    (part) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(part)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  )
  return [address, change]
}
