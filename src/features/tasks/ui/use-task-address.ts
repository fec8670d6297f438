import { useSearchParams } from 'react-router-dom'

/** Changes parts of the address of a list of tasks; empty ones leave it. */
export function useTaskAddress(): (part: Readonly<Record<string, string>>) => void {
  const [, setAddress] = useSearchParams()
  return (part) =>
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
    )
}
