import { useEffect, useEffectEvent, useState } from 'react'
import { later } from './delay'

/** How long after the last key the words are said, in milliseconds. */
const REST = 250

/**
 * Words of a search: here as they are typed, in the address soon after. What the address says of its own accord (Back,
 * "Clear all") replaces them; what it says because it was told to does not, however late it comes.
 */
export function useTypedWords(said: string, onSay: (words: string) => void) {
  const [words, setWords] = useState(said)
  const [known, setKnown] = useState(said)
  const [told, setTold] = useState<readonly string[]>([])
  if (said !== known) {
    setKnown(said)
    const place = told.indexOf(said)
    setTold(told.slice(place + 1))
    if (place < 0) setWords(said)
  }
  const last = told.at(-1) ?? known
  const say = useEffectEvent(onSay)
  useEffect(() => {
    const trimmed = words.trim()
    if (trimmed === last) return undefined
    return later(() => {
      setTold((before) => [...before, trimmed])
      say(trimmed)
    }, REST)
  }, [words, last])
  return [words, setWords] as const
}
