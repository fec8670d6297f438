import { operationsOf, type OpenApiDocument } from '../document.ts'
import type { EventSchema } from '../event-schemas.ts'
import { escape } from '../report/escape.ts'
import { examples, inline, prose, provenance } from './markup.ts'
import { operationSection } from './operation-section.ts'
import { framed, type Page } from './page.ts'
import { schemasBody, schemaTable } from './schema-table.ts'

/** The reference as files: a page for the whole, one for each domain, the events, the schemas. */
export function referencePages(document: OpenApiDocument, events: readonly EventSchema[]): Record<string, string> {
  const operations = operationsOf(document)
  const tags = document.tags ?? []
  const domains = tags.map(({ name, description }): Page => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name))
    const list = own.map(
      ({ operation }) =>
        `<li><a href="#${operation.operationId}">${escape(operation.summary ?? operation.operationId)}</a></li>`,
    )
    const sections = own.map((asked) => operationSection(document, asked))
    return {
      file: `${name}.html`,
      title: name,
      body: `<p>${inline(description)}</p><ul>${list.join('')}</ul>${sections.join('\n')}`,
    }
  })
  const pages: Page[] = [
    { file: 'index.html', title: 'The contract', body: overview(document) },
    ...domains,
    { file: 'events.html', title: 'Events and messages', body: eventsBody(events) },
    { file: 'schemas.html', title: 'Schemas', body: schemasBody(document) },
  ]
  return Object.fromEntries(pages.map((page) => [page.file, framed(page, pages, document.info.version)]))
}

function overview(document: OpenApiDocument): string {
  const rows = operationsOf(document).map(({ path, method, operation }) => {
    const [tag = ''] = operation.tags ?? []
    const marks = [operation['x-provenance'], operation['x-irreversible'] ? 'cannot be taken back' : ''].filter(Boolean)
    return `<tr><th scope="row"><a href="${tag}.html#${operation.operationId}">${escape(operation.summary ?? '')}</a></th><td><code>${method.toUpperCase()} ${escape(path)}</code></td><td>${marks.join(', ')}</td></tr>\n`
  })
  return `${prose(document.info.description)}
<h2>Every operation</h2>
<p class="soft">Each has a form that asks the server of this page. What needs a session works after <a href="auth.html#signIn">signing in</a> with the example.</p>
<div class="wide"><table><thead><tr><th scope="col">What it does</th><th scope="col">Call</th><th scope="col">Marks</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** What is no call: the realtime value, the configuration, the carousel's text, the messages between the windows. */
function eventsBody(events: readonly EventSchema[]): string {
  return events
    .map(({ schema }) => {
      const { title, description } = schema as { title: string; description?: string }
      const shown = schema.examples.map((value, index) => ({ name: nameOf(value) ?? `example ${index + 1}`, value }))
      const parts = Object.entries(schema.$defs ?? {}).map(([name, part]) => {
        const description = (part as { description?: string }).description
        const origin = provenance(part['x-provenance'], part['x-provenance-reason'])
        return `<h3 id="${name}">${name}</h3><p>${inline(description)} ${origin}</p>${schemaTable(part)}`
      })
      const origin = provenance(schema['x-provenance'], schema['x-provenance-reason'])
      return `<section id="${title}"><h2>${title}</h2><p>${inline(description)} ${origin}</p>${schemaTable(schema)}${examples(shown)}${parts.join('')}</section>`
    })
    .join('\n')
}

/** Window messages are called by their event or command. */
function nameOf(value: unknown): string | undefined {
  const { event, command } = (value ?? {}) as { event?: string; command?: string }
  return event ?? command
}
