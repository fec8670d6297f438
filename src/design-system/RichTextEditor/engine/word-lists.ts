import { STYLE_ATTRIBUTE } from './clean-html'

/** Word writes a list as paragraphs, each with its marker as letters: makes items of them, in order and depth. */
export function tidyWordLists(pasted: Document): void {
  for (const paragraph of pasted.querySelectorAll(`p[${STYLE_ATTRIBUTE}*="mso-list"]`)) {
    const level = /mso-list:[^;]*\blevel(\d+)/i.exec(paragraph.getAttribute(STYLE_ATTRIBUTE) ?? '')?.[1]
    if (level === undefined) continue
    const marker = takeMarker(paragraph)
    const item = pasted.createElement('li')
    item.setAttribute('data-list', /[\p{L}\p{N}][.)]/u.test(marker) ? 'ordered' : 'bullet')
    if (Number(level) > 1) item.className = `ql-indent-${Math.min(Number(level) - 1, 8)}`
    item.append(...paragraph.childNodes)
    const before = paragraph.previousElementSibling
    if (before?.tagName === 'OL' && before.hasAttribute('data-word')) {
      before.append(item)
      paragraph.remove()
    } else {
      const list = pasted.createElement('ol')
      list.setAttribute('data-word', '')
      list.append(item)
      paragraph.replaceWith(list)
    }
  }
}

/** The letters before the text that only stand for the bullet or number. */
function takeMarker(paragraph: Element): string {
  let marker = ''
  for (const ignored of paragraph.querySelectorAll(`[${STYLE_ATTRIBUTE}*="Ignore"]`)) {
    marker += ignored.textContent
    ignored.remove()
  }
  return marker.trim()
}
