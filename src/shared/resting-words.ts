import { useEffect, useState } from 'react'
import { later } from './delay'

/** How long typing rests before it is searched, in milliseconds. */
const REST = 200

/**
 * What is typed into a field that searches, once typing rests; null before anything is wanted. `waiting` while newer
 * words are still being typed.
 */
export function useRestingWords(): { words: string | null; waiting: boolean; onType: (typed: string) => void } {
  const [typed, setTyped] = useState<string | null>(null)
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => (typed === null ? undefined : later(() => setWords(typed), REST)), [typed])
  return { words, waiting: typed !== words, onType: (text) => setTyped(text.trim()) }
}
