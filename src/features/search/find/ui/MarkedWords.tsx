import { matchesIn } from '../../model/terms'
import { MarkedText } from '../../results/ui/MarkedText'
import { termsIn } from '../model/find-words'

export type MarkedWordsProps = {
  /** The words of the address. */
  find: string
  children: string
}

/** A text in which the words that the reader searched for are marked. */
export function MarkedWords({ find, children }: MarkedWordsProps) {
  return <MarkedText of={{ text: children, matches: matchesIn(children, termsIn(find)) }} />
}
