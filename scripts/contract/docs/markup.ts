import { escape } from '../report/escape.ts'

/** The little Markdown that descriptions use: paragraphs, lists, bold, code. */
export function prose(text = ''): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((block) => {
      const lines = block.split('\n')
      if (!lines.every((line) => /^(- |\s{2,})/.test(line))) return `<p>${inline(block)}</p>`
      const entries = block.split(/\n(?=- )/).map((entry) => `<li>${inline(entry.replace(/^- /, ''))}</li>`)
      return `<ul>${entries.join('')}</ul>`
    })
    .join('')
}

/** One line of it. */
export function inline(text = ''): string {
  return escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
}

/** Whether the specification says it or a gap was filled, and why. */
export function provenance(kind: string | undefined, reason: string | undefined): string {
  if (kind === undefined) return ''
  return `<span class="chip ${kind === 'inferred' ? 'inferred' : ''}">${escape(kind)}</span>${reason ? ` <span class="soft">${inline(reason)}</span>` : ''}`
}

/** Examples by name, closed until somebody wants one. */
export function examples(list: readonly { name: string; summary?: string | undefined; value: unknown }[]): string {
  return list
    .map(({ name, summary, value }) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
      return `<details><summary><code>${escape(name)}</code> ${escape(summary ?? '')}</summary><pre tabindex="0">${escape(text)}</pre></details>`
    })
    .join('')
}
