import Embed from 'quill/blots/embed'

import type { DeltaReference } from '../delta'

/** A person, topic or table in the text: one letter for the caret, its name for the reader. */
class ReferenceBlot extends Embed {
  static override tagName = 'SPAN'
  /** Stands before the name. */
  static sign = ''

  static override create(value: DeltaReference): HTMLElement {
    const node = super.create() as HTMLElement
    node.dataset.id = value.id
    node.dataset.name = value.name
    // A name that is read from right to left leaves the words around it alone.
    node.dir = 'auto'
    if (value.type !== undefined) node.dataset.type = value.type
    node.textContent = `${this.sign}${value.name}`
    return node
  }

  /** What is copied: the object by itself, without what the page draws in it. */
  html(): string {
    const copy = this.domNode.cloneNode() as HTMLElement
    copy.textContent = copy.dataset.name ?? ''
    return copy.outerHTML
  }

  /** Null for a foreign element that happens to have the same class: it is not pasted as an object. */
  static override value(node: HTMLElement): DeltaReference | null {
    const { id, name, type } = node.dataset
    return id && name ? { id, name, ...(type && { type }) } : null
  }
}

export class MentionBlot extends ReferenceBlot {
  static override blotName = 'mention'
  static override className = 'editor-mention'
}

export class HashtagBlot extends ReferenceBlot {
  static override blotName = 'hashtag'
  static override className = 'editor-hashtag'
  static override sign = '#'
}

export class TableBlot extends ReferenceBlot {
  static override blotName = 'table'
  static override className = 'editor-table'
}

/** A picture on a line of its own; the page draws it. */
export class ImageBlot extends ReferenceBlot {
  static override blotName = 'image'
  static override className = 'editor-image'
}

/** Something that another part of the portal made: it can be moved and deleted, and is otherwise kept as it is. */
export class ForeignBlot extends ReferenceBlot {
  static override blotName = 'foreign'
  static override className = 'editor-foreign'
}
