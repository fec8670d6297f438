import { escape } from '../report/escape.ts'

/** One page of the reference. */
export interface Page {
  file: string
  title: string
  body: string
}

/**
 * Puts the frame around a page. Nothing is written into it that a strict policy forbids: style and script are files.
 */
export function framed({ file, title, body }: Page, pages: readonly Page[], version: string): string {
  const links = pages.map((page) => {
    const current = page.file === file ? ' aria-current="page"' : ''
    return `<li><a href="${page.file}"${current}>${escape(page.title)}</a></li>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)} – Portal API ${escape(version)}</title>
<link rel="stylesheet" href="docs.css">
<script type="module" src="docs.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<nav aria-label="Parts of the contract"><p><strong>Portal API ${escape(version)}</strong></p><ul>${links.join('')}</ul></nav>
<main id="content">
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>
`
}
