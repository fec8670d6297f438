import { Delta } from 'quill/core'
import type Quill from 'quill/core'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { readDelta, type RichTextDelta, sameDelta } from '../delta'
import type { Formats } from './apply-tool'
import { createEditor, type EditorSettings } from './create-editor'

export type EditorView = { formats: Formats; canUndo: boolean; canRedo: boolean }

type Options = EditorSettings & { value: RichTextDelta; onValueChange: (value: RichTextDelta) => void }

/**
 * Quill in the element, with the text of `value`. The text lives in `value`: an editor that is made anew, for whatever
 * reason, goes on with all of it.
 */
export function useQuill(host: RefObject<HTMLElement | null>, { value, onValueChange, ...settings }: Options) {
  const [quill, setQuill] = useState<Quill | null>(null)
  const [view, setView] = useState<EditorView>({ formats: {}, canUndo: false, canRedo: false })
  // The text that is there, after those that went out and did not come back yet. Our own text must not be put in again
  // when it comes back, late and in whatever order: that would move the caret, or take back what was typed meanwhile.
  const known = useRef<RichTextDelta[]>([])
  const handleText = useEffectEvent((text: RichTextDelta) => {
    known.current.push(text)
    onValueChange(text)
  })
  const handleLink = useEffectEvent(() => settings.onLink())
  const handleFiles = useEffectEvent((files: File[]) => settings.onFiles(files))
  const handleCells = useEffectEvent((cells: string[][]) => settings.onCells(cells))
  const handleView = useEffectEvent((created: Quill) => {
    const [range] = created.selection.getRange()
    const { undo, redo } = created.history.stack
    const next: EditorView = {
      // Without the focus the tools show what they would act on.
      formats: range ? created.getFormat(range) : view.formats,
      canUndo: undo.length > 0,
      canRedo: redo.length > 0,
    }
    if (JSON.stringify(next) !== JSON.stringify(view)) setView(next)
  })
  const create = useEffectEvent((place: HTMLElement) => {
    const created = createEditor(place, {
      placeholder: settings.placeholder,
      onLink: () => handleLink(),
      onFiles: (files) => handleFiles(files),
      onCells: (cells) => handleCells(cells),
    })
    put(created, value)
    known.current = [value]
    created.history.clear()
    return created
  })

  useLayoutEffect(() => {
    const place = document.createElement('div')
    host.current?.append(place)
    const created = create(place)
    created.on('text-change', () => handleText(contentsOf(created)))
    // A mark set without a selection changes neither text nor selection; Quill only tells that it has put things in
    // order.
    for (const event of ['editor-change', 'scroll-optimize']) created.on(event, () => handleView(created))
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the editor can only be made in the element, which is there from now on
    setQuill(created)
    return () => {
      place.remove()
      setQuill(null)
    }
  }, [host])

  useEffect(() => {
    if (!quill) return
    const returned = known.current.findLastIndex((text) => sameDelta(text, value))
    known.current = returned >= 0 ? known.current.slice(returned) : [value]
    if (returned < 0) put(quill, value)
  }, [quill, value])

  return { quill, view }
}

/** The text as it is kept: nothing at all where nothing is written, though Quill has a line there. */
function contentsOf(quill: Quill): RichTextDelta {
  const text = readDelta(quill.getContents())
  const [first] = text.ops
  return text.ops.length === 1 && first?.insert === '\n' && !first.attributes ? { ops: [] } : text
}

function put(quill: Quill, { ops }: RichTextDelta): void {
  quill.setContents(new Delta(ops), 'silent')
}

/** Keeps these attributes on the element that Quill made for the text; null takes one away. */
export function useAttributes(quill: Quill | null, attributes: Readonly<Record<string, string | null>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) quill?.root.removeAttribute(name)
      else quill?.root.setAttribute(name, value)
    }
  })
}
