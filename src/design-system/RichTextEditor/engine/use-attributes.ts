import type Quill from 'quill/core'
import { useLayoutEffect } from 'react'

/** Keeps these attributes on the element that Quill made for the text; null takes one away. */
export function useAttributes(quill: Quill | null, attributes: Readonly<Record<string, string | null>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) quill?.root.removeAttribute(name)
      else quill?.root.setAttribute(name, value)
    }
  })
}
