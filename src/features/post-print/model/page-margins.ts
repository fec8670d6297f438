/** What stands in the margin of every printed page. */
export type PageMargins = {
  /** At the top: what is printed. */
  head: string
  /** At the bottom: which version of it. */
  foot: string
  /** At the bottom, too: "Page 2 of 5", with the numbers that it is given. */
  page: (page: string, pages: string) => string
}

/** Stand for the numbers of pages, which only the printer knows; no text of a person holds them. */
const PAGE = '\uE000'
const PAGES = '\uE001'

/** The style of the printed pages. Wide tables have `page: wide` and lie on their side. */
export function marginStyle({ head, foot, page }: PageMargins): string {
  const number = quoted(page(PAGE, PAGES)).replace(PAGE, '" counter(page) "').replace(PAGES, '" counter(pages) "')
  return `@page {
    margin: 22mm 16mm 18mm;
    @top-left { ${look} inline-size: 100%; content: ${quoted(head)}; }
    @bottom-left { ${look} content: ${quoted(foot)}; }
    @bottom-right { ${look} content: ${number}; white-space: nowrap; }
  }
  @page wide { size: landscape; }`
}

const look = 'font: 9pt system-ui, sans-serif; color: #444;'

/** A text that people wrote, as a string of CSS. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')}"`
}
