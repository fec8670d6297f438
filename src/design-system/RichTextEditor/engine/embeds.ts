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
    node.textContent = `${this.sign}${value.name}`
    return node
  }

  /** Null for a foreign element that happens to have the same class: it is not pasted as an object. */
  static override value(node: HTMLElement): DeltaReference | null {
    const { id, name } = node.dataset
    return id && name ? { id, name } : null
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
