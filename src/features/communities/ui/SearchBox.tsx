import { useEffect, useState } from 'react'
import { TextField } from '@/design-system/TextField'
import { later } from '@/shared/delay'

export type SearchBoxProps = {
  label: string
  value: string
  /** After a moment without a key. */
  onSearch: (search: string) => void
}

/** A field that narrows the list below it while somebody types. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed === null) return undefined
    return later(() => {
      onSearch(typed)
      setTyped(null)
    }, 250)
  }, [typed, onSearch])
  return <TextField type="search" label={label} maxLength={200} value={typed ?? value} onValueChange={setTyped} />
}
