import { useState } from 'react'
import { useFilter } from 'react-aria-components/ComboBox'
import type { ComboBoxOption, ComboBoxSource } from './options'

/**
 * The words in the field and the options that they leave. `resting` are the words that stand there while nobody types.
 */
export function useSearch({ options, onSearch }: Pick<ComboBoxSource, 'options' | 'onSearch'>, resting: string) {
  const [typed, setTyped] = useState<string | null>(null)
  // Upper case, accents and the ς of Greek make no difference.
  const { contains } = useFilter({ sensitivity: 'base' })

  function search(words: string) {
    setTyped(words)
    onSearch?.(words)
  }

  return {
    words: typed ?? resting,
    /** Somebody is typing: the words are not a choice yet. */
    typing: typed !== null,
    found: onSearch || typed === null ? options : options.filter((option) => fits(option, typed)),
    search,
    /** Drops what was typed: something was chosen, or nothing will be. */
    rest: () => setTyped(null),
    /** Asks for the same again. */
    again: () => onSearch?.(typed ?? ''),
  }

  function fits({ label, description = '' }: ComboBoxOption, wanted: string) {
    return contains(label, wanted) || contains(description, wanted)
  }
}
