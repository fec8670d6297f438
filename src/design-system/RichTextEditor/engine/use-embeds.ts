import type Quill from 'quill/core'
import { useEffect, useState } from 'react'

import type { DeltaReference } from '../delta'
import type { DrawnKind } from '../surface'

/** An object in the text, and the element that the page draws it into. */
export type Embed = { kind: DrawnKind; reference: DeltaReference; node: HTMLElement; place: HTMLElement; key: string }

/** What the editor must not hear of: buttons and fields in an object have their keys for themselves. */
const own = ['keydown', 'keypress', 'beforeinput', 'input', 'copy', 'cut', 'paste', 'drop']

const keys = new WeakMap<HTMLElement, string>()
let last = 0

/** The objects in the text that the page draws, as they come and go. */
export function useEmbeds(quill: Quill | null, drawn: boolean): readonly Embed[] {
  const [embeds, setEmbeds] = useState<readonly Embed[]>([])
  useEffect(() => {
    if (!quill || !drawn) return
    const read = () => {
      const next = [...quill.root.querySelectorAll<HTMLElement>('.editor-image, .editor-table')].flatMap(embedOf)
      setEmbeds((before) => (same(before, next) ? before : next))
    }
    read()
    for (const event of ['text-change', 'scroll-optimize']) quill.on(event, read)
    return () => {
      for (const event of ['text-change', 'scroll-optimize']) quill.off(event, read)
    }
  }, [quill, drawn])
  return embeds
}

function embedOf(node: HTMLElement): Embed[] {
  const { id, name } = node.dataset
  const place = node.querySelector<HTMLElement>('[contenteditable="false"]')
  if (!place || id === undefined || name === undefined) return []
  const kind = node.classList.contains('editor-image') ? 'image' : 'table'
  const known = keys.get(node)
  const key = known ?? `embed-${(last += 1)}`
  if (known === undefined) {
    keys.set(node, key)
    place.replaceChildren()
    for (const event of own) place.addEventListener(event, (happened) => happened.stopPropagation())
  }
  return [{ kind, reference: { id, name }, node, place, key }]
}

function same(one: readonly Embed[], other: readonly Embed[]): boolean {
  return one.length === other.length && one.every(({ node }, index) => node === other[index]?.node)
}
