import { escape } from '../report/escape.ts'
import { pageStyle } from '../report/page-style.ts'
import { severities, type Change, type Severity } from './changes.ts'

const titles: Record<Severity, string> = {
  breaking: 'Breaking: somebody has to change first',
  risky: 'Risky: look twice',
  safe: 'Safe',
}

/** Two contracts and what differs. */
export interface Comparison {
  before: string
  after: string
  changes: readonly Change[]
}

/** The comparison for a pull request. */
export function diffMarkdown({ before, after, changes }: Comparison): string {
  const parts = grouped(changes).map(([severity, group]) => `## ${titles[severity]}\n\n${list(group)}\n`)
  return [`# From ${before} to ${after}\n`, ...(parts.length > 0 ? parts : ['Nothing differs.\n'])].join('\n')
}

/** The comparison as a page that needs nothing beside it. */
export function diffHtml({ before, after, changes }: Comparison): string {
  const title = escape(`From ${before} to ${after}`)
  const parts = grouped(changes).map(([severity, group]) => {
    const rows = group.map(
      ({ where, pointer, message }) =>
        `<tr><th scope="row">${escape(where)}</th><td>${escape(message)}</td><td><code class="soft">${escape(pointer)}</code></td></tr>\n`,
    )
    return `<h2${severity === 'breaking' ? ' class="bad"' : ''}>${titles[severity]}</h2><div class="wide" tabindex="0" role="region" aria-label="${titles[severity]}"><table><thead><tr><th scope="col">Where</th><th scope="col">What</th><th scope="col">Pointer</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${pageStyle}</style></head>
<body><main><h1>${title}</h1>${parts.length > 0 ? parts.join('') : '<p>Nothing differs.</p>'}</main></body>
</html>
`
}

/** The part of openapi/CHANGELOG.md that a new version begins with; people then say it in their own words. */
export function changelogSection(version: string, changes: readonly Change[]): string {
  const parts = grouped(changes).map(([severity, group]) => `${titles[severity]}:\n\n${list(group)}`)
  return `## ${version}\n\n${parts.length > 0 ? parts.join('\n\n') : 'Nothing that a program would notice.'}\n`
}

/** Puts a section above the newest one; a version that is there already stays as it was written. */
export function withSection(changelog: string, version: string, section: string): string {
  if (changelog.includes(`## ${version}\n`)) return changelog
  const first = changelog.indexOf('\n## ')
  return first < 0
    ? `${changelog}\n${section}`
    : `${changelog.slice(0, first + 1)}${section}\n${changelog.slice(first + 1)}`
}

function grouped(changes: readonly Change[]): [Severity, Change[]][] {
  return severities
    .map((severity): [Severity, Change[]] => [severity, changes.filter((change) => change.severity === severity)])
    .filter(([, group]) => group.length > 0)
}

const list = (changes: readonly Change[]): string =>
  changes.map(({ where, message }) => `- **${where}**: ${message}`).join('\n')
