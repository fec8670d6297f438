import type Quill from 'quill/core'
import { type CSSProperties, useEffect, useRef } from 'react'

import type { EditorOption, SuggestionWords } from '../editor-words'
import styles from './SuggestionList.module.css'
import type { Suggestions } from './use-suggestions'

export type SuggestionListProps = {
  id: string
  quill: Quill
  suggestions: Suggestions
  words: SuggestionWords
  onChoose: (option: EditorOption) => void
}

/** Room that the list wants below the line before it goes above it; as much as its greatest height. */
const ROOM = 260

/** People or topics for the letters before the caret. The focus stays in the text, which names the active option. */
export function SuggestionList({ id, quill, suggestions, words, onChoose }: SuggestionListProps) {
  const { phase, options, active, token } = suggestions
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, options])
  const place = placeAt(quill, token.start)
  return (
    <div className={styles.root} data-kind={token.kind} data-side={place.side} style={place.style}>
      <div ref={list} role="listbox" id={id} aria-label={words.list} className={styles.list}>
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are handled by the text, which keeps the focus
          <div
            key={option.id}
            role="option"
            id={optionId(id, index)}
            aria-selected={index === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.picture}
            <span className={styles.words}>
              <bdi className={styles.name}>{option.name}</bdi>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
            </span>
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.note}>
          {phase === 'searching' ? words.searching : phase === 'failed' ? words.failed : words.none}
        </p>
      )}
    </div>
  )
}

/** Of an option in the list, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

function placeAt(quill: Quill, index: number): { side: 'above' | 'below'; style: CSSProperties } {
  const box = quill.container.getBoundingClientRect()
  const { left, right, top, bottom } = quill.getBounds(index) ?? { left: 0, right: 0, top: 0, bottom: 0 }
  const start = getComputedStyle(quill.root).direction === 'rtl' ? box.width - right : left
  const below = window.innerHeight - box.top - bottom
  const side = below < ROOM && box.top + top > below ? 'above' : 'below'
  const block = side === 'below' ? bottom : box.height - top
  return { side, style: { '--start': `${start}px`, '--block': `${block}px` } as CSSProperties }
}
