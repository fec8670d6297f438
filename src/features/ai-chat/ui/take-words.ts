/** What appears together: a word, with the elements that begin with it. */
type Step = { text: Text; word: string; elements: readonly Element[] }

export type TakenWords = {
  /** Shows so many of the words; true when there are no more. */
  showUpTo: (count: number) => boolean
  showAll: () => void
}

/** Takes the words from below an element, and the elements that are empty without them, and gives them back one after the other. */
export function takeWords(place: Element): TakenWords {
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
      // Whatever was written meanwhile by others, the text ends as it came.
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
