/** Where a tag's style waits until the document is parsed: as an attribute it would offend the page's policy. */
export const STYLE_ATTRIBUTE = 'data-editor-style'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Tags that say something of the text. Any other goes, and what stands in it stays. */
const keptTags = names(
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 i ins li o:p ol p pre s span strike strong table tbody td tfoot th thead tr u ul',
)
/** Tags that mean a block of their own, and become a plain one. */
const blocks = names(
  'address article aside center dd dl dt fieldset figcaption figure footer form header main nav section',
)
/** Elements that go with everything in them: code, frames, drawings and what is said in a document's head. */
const wholes = names(
  'applet audio embed frameset head iframe math noembed noframes noscript object script select style svg template textarea title video xml xmp',
)
const keptAttributes = names('href class dir id data-id data-name data-list data-checked')

const tagStart = /<(\/?)([a-z][^\s/>]*)/iy
const between = /[\s/"'=]+/y
const attribute = /([^\s=>/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/y

/**
 * Writes pasted HTML anew with nothing in it but text, known tags and known attributes: code, frames, pictures and
 * handlers are not even parsed here. One pass from start to end, so that nothing can come together out of what was
 * taken away, and its time grows with the length alone.
 */
export function cleanHtml(html: string): string {
  let clean = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) return clean + html.slice(at)
    clean += html.slice(at, open)
    const tag = matchAt(tagStart, html, open)
    if (!tag) {
      const mark = /[!?/]/.test(html[open + 1] ?? '')
      clean += mark ? '' : '&lt;'
      at = mark ? endOfComment(html, open) : open + 1
      continue
    }
    const [start, slash = '', written = ''] = tag
    const name = written.toLowerCase()
    const { attributes, end } = readAttributes(html, open + start.length)
    at = wholes.has(name) && slash === '' ? endOfElement(html, name, end) : end
    const kept = blocks.has(name) ? 'div' : name
    if (keptTags.has(kept)) clean += slash === '' ? `<${kept}${attributes}>` : `</${kept}>`
  }
  return clean
}

function endOfComment(html: string, open: number): number {
  const comment = html.startsWith('<!--', open)
  const end = html.indexOf(comment ? '-->' : '>', open)
  return end < 0 ? html.length : end + (comment ? 3 : 1)
}

/** Without an end the element has the rest of the text in it, as for the browser. */
function endOfElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi')
  closing.lastIndex = from
  return closing.test(html) ? closing.lastIndex : html.length
}

function readAttributes(html: string, from: number): { attributes: string; end: number } {
  let attributes = ''
  let at = from
  while (at < html.length && html[at] !== '>') {
    const skipped = matchAt(between, html, at)?.[0].length ?? 0
    const match = matchAt(attribute, html, at + skipped)
    at += skipped + (match?.[0].length ?? 0)
    if (match) attributes += cleanAttribute(match[1] ?? '', match[2] ?? '')
  }
  return { attributes, end: at + 1 }
}

function cleanAttribute(written: string, quoted: string): string {
  const name = written.toLowerCase() === 'style' ? STYLE_ATTRIBUTE : written.toLowerCase()
  if (name !== STYLE_ATTRIBUTE && !keptAttributes.has(name)) return ''
  const value = /^(["']).*\1$/s.test(quoted) ? quoted.slice(1, -1) : quoted
  return ` ${name}="${value.replaceAll('"', '&quot;')}"`
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
