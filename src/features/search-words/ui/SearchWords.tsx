import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField, type SearchFieldProps } from '@/design-system/SearchField'
import { later } from '@/shared/delay'

/** How long after the last key the words are searched, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 200

export type SearchWordsProps = Omit<SearchFieldProps, 'value' | 'onValueChange'> & {
  /** What the address says. */
  said: string
  onSay: (words: string) => void
}

/** The words that a list is searched by: here while they are typed, in the address soon after. */
export function SearchWords({ said, onSay, ...rest }: SearchWordsProps) {
  const [words, setWords] = useState(said)
  const [known, setKnown] = useState(said)
  // Back, or a button that clears, has changed the address meanwhile.
  if (said !== known) {
    setKnown(said)
    if (said !== words.trim()) setWords(said)
  }
  const say = useEffectEvent(onSay)
  useEffect(() => {
    if (words.trim() === said) return undefined
    return later(() => say(words.trim()), SEARCH_DEBOUNCE_MS)
  }, [words, said])
  return <SearchField {...rest} value={words} onValueChange={setWords} />
}
