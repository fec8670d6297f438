/**
 * What can be shown of a text that is still growing: a link that has begun waits for its end, and an emphasis that has
 * begun counts as ended, so that no signs flash up and vanish again.
 */
export function settledPart(text: string): string {
  // An open fence runs to the end of the text, and signs in it are part of the code.
  if ((text.match(/^ {0,3}(```|~~~)/gm)?.length ?? 0) % 2 === 1) return text
  const start = text.lastIndexOf('\n\n') + 1
  const last = withoutOpenLink(text.slice(start))
  return text.slice(0, start) + ['`', '*', '**', '~~'].reduce(withEnd, last)
}

/** Cuts `[words`, `[words](https://exam` and `![` from the end; `[1]` may be a mark, and stays. */
function withoutOpenLink(text: string): string {
  return text.replace(/!?\[[^\][\n]*(\]\([^)\s]*)?$/, '')
}

/** Ends what the sign began, or takes the sign away where nothing follows it yet. */
function withEnd(text: string, sign: string): string {
  if (occurrences(text, sign) % 2 === 0) return text
  return text.endsWith(sign) ? text.slice(0, -sign.length) : text.trimEnd() + sign
}

function occurrences(text: string, sign: string): number {
  const outsideCode = sign === '`' ? text : text.replace(/`[^`\n]*`/g, '')
  // A star at the beginning of a line is a bullet, and two of them are another sign.
  const counted = sign === '*' ? outsideCode.replaceAll('**', '').replace(/^\s*\*\s/gm, '') : outsideCode
  return counted.split(sign).length - 1
}
