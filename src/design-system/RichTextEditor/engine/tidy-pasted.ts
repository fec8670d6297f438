import { STYLE_ATTRIBUTE } from './clean-html'
import { tidyWordLists } from './word-lists'

/** Makes what Word, Google Docs and spreadsheets put on the clipboard into plain paragraphs, lists and marks. */
export function tidyPasted(pasted: Document): void {
  tidyWordLists(pasted)
  joinTableRows(pasted)
  for (const element of pasted.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) restoreMarks(element)
}

/** Only what the editor has a mark for; the rest of a foreign style has no place in our text. */
function restoreMarks(element: HTMLElement): void {
  const style = element.getAttribute(STYLE_ATTRIBUTE) ?? ''
  element.removeAttribute(STYLE_ATTRIBUTE)
  const weight = declared(style, 'font-weight')
  // Google Docs wraps everything it copies into a <b> that is not bold.
  if (/^(b|strong)$/i.test(element.tagName) && /^(normal|[1-5]00)$/.test(weight)) {
    element.replaceWith(...element.childNodes)
    return
  }
  element.style.fontWeight = weight
  element.style.fontStyle = declared(style, 'font-style')
  const decoration = declared(style, 'text-decoration') || declared(style, 'text-decoration-line')
  // A link is underlined by itself.
  if (/underline/.test(decoration) && element.closest('a') === null && element.querySelector('a') === null)
    element.style.textDecoration = 'underline'
  else if (/line-through/.test(decoration)) element.style.textDecoration = 'line-through'
}

function declared(style: string, property: string): string {
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? ''
}

/** The editor has no tables: each row becomes a line, its cells with a tab between them. */
function joinTableRows(pasted: Document): void {
  for (const row of pasted.querySelectorAll('tr')) {
    const line = pasted.createElement('p')
    for (const cell of row.querySelectorAll('th, td')) {
      if (line.childNodes.length > 0) line.append('\u00A0\u00A0')
      line.append(...[...cell.childNodes].flatMap((node) => (isParagraph(node) ? [...node.childNodes] : [node])))
    }
    row.replaceWith(line)
  }
  for (const table of pasted.querySelectorAll('table, tbody, thead, tfoot, colgroup')) {
    table.replaceWith(...(table.tagName === 'COLGROUP' ? [] : table.childNodes))
  }
}

function isParagraph(node: Node): boolean {
  return node instanceof Element && /^(p|div)$/i.test(node.tagName)
}
