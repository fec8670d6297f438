/** A word, with the elements that it is the first word of. */
type Step = { text: Text; word: string; elements: readonly Element[] }

export type RevealedWords = {
  /** Shows the first `count` words; true when all are shown. */
  showUpTo: (count: number) => boolean
  showAll: () => void
}

/** Hides the words below an element, and the elements that are empty without them, to show them one by one. */
export function revealWords(place: Element): RevealedWords {
  const steps = stepsIn(place)
  const texts = new Map(steps.map(({ text }) => [text, text.data]))
  for (const text of texts.keys()) text.data = ''
  for (const { elements } of steps) for (const element of elements) element.setAttribute('data-unsaid', '')
  let shown = 0

  function showUpTo(count: number): boolean {
    for (const { text, word, elements } of steps.slice(shown, count)) {
      text.appendData(word)
      for (const element of elements) element.removeAttribute('data-unsaid')
    }
    shown = Math.max(shown, Math.min(count, steps.length))
    return shown >= steps.length
  }

  return {
    showUpTo,
    showAll() {
      showUpTo(steps.length)
      // Restores the text also where other code has changed it meanwhile.
      for (const [text, data] of texts) if (text.data !== data) text.data = data
    },
  }
}

function stepsIn(place: Element): Step[] {
  const steps: Step[] = []
  let waiting: Element[] = []
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) waiting.push(node)
    else if (node instanceof Text && node.data.trim() !== '') {
      for (const word of node.data.match(/\s*\S+\s*/g) ?? []) {
        steps.push({ text: node, word, elements: waiting })
        waiting = []
      }
    }
  }
  const last = steps.pop()
  return last ? [...steps, { ...last, elements: [...last.elements, ...waiting] }] : steps
}
