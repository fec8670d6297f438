/** What stands in the margin of every printed page. */
export type PageMargins = { head: string; foot: string }

/** The style of the printed pages: what it is at the top, which version at the bottom, and the page of how many. */
export function marginStyle({ head, foot }: PageMargins): string {
  return `@page {
    margin: 20mm 16mm 18mm;
    @top-left { content: ${quoted(head)}; font-size: 9pt; }
    @bottom-left { content: ${quoted(foot)}; font-size: 9pt; }
    @bottom-right { content: counter(page) " / " counter(pages); font-size: 9pt; }
  }
  @page wide { size: landscape; }`
}

/** A text that people wrote, as a string of CSS. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')}"`
}
