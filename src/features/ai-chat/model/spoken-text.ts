/** An answer for screen readers: without Markdown and without the numbers of its sources. */
export function spokenText(markdown: string): string {
  return markdown
    .replace(/\s*\[\^?\d{1,3}(?:\s*,\s*\d{1,3})*\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+]|#{1,6}|>|\|?[\s:|-]+\|)\s*$|^\s*(?:[-*+]|#{1,6}|>)\s+/gm, '')
    .replace(/^\|?\s*:?-{3,}[\s:|-]*$/gm, '')
    .replace(/[*_`~|]+/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()
}
