import { Delta } from 'quill/core'
import type Quill from 'quill/core'
import { useEffect, useEffectEvent, useState } from 'react'

import type { EditorOption, SuggestionKind, SuggestionSource } from '../editor-words'
import { type Token, tokenAt } from './token'

export type Sources = Partial<Record<SuggestionKind, SuggestionSource>>

export type Suggestions = {
  token: Token
  phase: 'searching' | 'ready' | 'failed'
  options: readonly EditorOption[]
  /** Which option Enter would take. */
  active: number
}

/** Milliseconds of rest after which the letters are asked for: fewer questions, and no waiting to be felt. */
const REST = 120

type Found = { of: string; phase: 'ready' | 'failed'; options: readonly EditorOption[] }

/** What is suggested for the sign before the caret, and what the keys do with it. */
export function useSuggestions(quill: Quill | null, sources: Sources, onInsert: (option: EditorOption) => void) {
  const [token, setToken] = useState<Token | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [active, setActive] = useState(0)
  // Escape closes the list for this sign, not for the next one.
  const [closedAt, setClosedAt] = useState<number | null>(null)

  const asked = token && sources[token.kind] && closedAt !== token.start ? token : null
  const question = asked ? `${asked.kind} ${asked.query}` : null
  const arrive = useEffectEvent((answer: Found) => {
    // Who has gone down the list meanwhile stays on that option.
    const chosen = active > 0 ? found?.options[active]?.id : undefined
    setFound(answer)
    setActive(
      Math.max(
        0,
        answer.options.findIndex(({ id }) => id === chosen),
      ),
    )
  })
  const search = useEffectEvent(async (signal: AbortSignal) => {
    const source = asked && sources[asked.kind]
    if (!source || question === null) return
    const answer = await source(asked.query, signal).then(
      (options): Found => ({ of: question, phase: 'ready', options }),
      (): Found => ({ of: question, phase: 'failed', options: [] }),
    )
    if (!signal.aborted) arrive(answer)
  })

  useEffect(() => {
    if (!quill) return
    const read = () => {
      const next = tokenAt(quill)
      setToken((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      if (!next) setClosedAt(null)
    }
    quill.on('editor-change', read)
    return () => void quill.off('editor-change', read)
  }, [quill])

  useEffect(() => {
    if (question === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => void search(controller.signal), REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question])

  // While the next letters are asked for, the former answer stays, so that the list does not flicker.
  const sameKind = found && asked && found.of.startsWith(asked.kind)
  // A line may well begin with a slash that means no tool.
  const meant = asked?.kind !== 'insert' || (sameKind && found.options.length > 0)
  const shown = meant ? asked : null
  const suggestions: Suggestions | null = shown && {
    token: shown,
    phase: sameKind ? found.phase : 'searching',
    options: sameKind ? found.options : [],
    active,
  }

  function choose(option: EditorOption) {
    if (!quill || !asked) return
    if (asked.kind === 'insert') {
      quill.deleteText(asked.start, asked.length, 'user')
      onInsert(option)
    } else insertReference(quill, asked, option)
    setToken(null)
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!suggestions || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { options, token: typed } = suggestions
    const marked = options[active]
    // The answer to the letters before still stands: what is marked in it is taken where it holds the new ones too.
    const option = marked && (found?.of === question || holds(marked.name, typed.query)) ? marked : undefined
    if (event.key === 'Escape') setClosedAt(suggestions.token.start)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && option) choose(option)
    else if (event.key === 'ArrowDown' && options.length > 0) setActive((active + 1) % options.length)
    else if (event.key === 'ArrowUp' && options.length > 0) setActive((active + options.length - 1) % options.length)
    else return
    // Neither the editor nor a dialog around it has a share in these.
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const place = quill?.container
    const listen = (event: KeyboardEvent) => handleKey(event)
    place?.addEventListener('keydown', listen, { capture: true })
    return () => place?.removeEventListener('keydown', listen, { capture: true })
  }, [quill])

  return { suggestions, choose }
}

function holds(name: string, letters: string): boolean {
  return name.toLocaleLowerCase().includes(letters.toLocaleLowerCase())
}

/** Puts the object in place of the sign and letters, with a space to go on after it, as one step to be undone. */
function insertReference(quill: Quill, { kind, start, length }: Token, { id, name, type }: EditorOption): void {
  const spaced = quill.getText(start + length, 1) === ' '
  const change = new Delta()
    .retain(start)
    .delete(length)
    .insert({ [kind]: { id, name, ...(type && { type }) } })
  quill.history.cutoff()
  quill.updateContents(spaced ? change : change.insert(' '), 'user')
  quill.setSelection(start + 2, 0, 'user')
  quill.history.cutoff()
}
