import {
  isJson,
  parametersOf,
  resolve,
  type Asked,
  type Content,
  type OpenApiDocument,
  type Parameter,
} from '../document.ts'
import { escape } from '../report/escape.ts'
import { examples, inline, prose, provenance } from './markup.ts'
import { schemaTable, typeOf } from './schema-table.ts'

/** Everything about one operation, with a form that asks the server which serves the page. */
export function operationSection(document: OpenApiDocument, { path, method, item, operation }: Asked): string {
  const { operationId, summary = '', description, requestBody, responses } = operation
  const parameters = parametersOf(document, { path, method, item, operation })
  const isPublic = (operation.security ?? document.security ?? []).length === 0
  const marks = [
    operation['x-irreversible'] ? '<span class="chip bad">cannot be taken back</span>' : '',
    isPublic ? '<span class="chip">without a session</span>' : '',
  ]
  return `<section id="${operationId}" class="operation">
<h2>${escape(summary)}</h2>
<p><code>${method.toUpperCase()} ${escape(path)}</code> <code class="soft">${operationId}</code> ${marks.join(' ')}</p>
<p>${provenance(operation['x-provenance'], operation['x-provenance-reason'])}</p>
${prose(description)}
${parameterTable(parameters)}
${requestBody ? `<h3>Request</h3>${content(document, requestBody.content)}` : ''}
<h3>Answers</h3>
${Object.entries(responses)
  .map(([status, response]) => answer(document, status, resolve(document, response)))
  .join('')}
${form(document, { path, method, item, operation }, parameters)}
</section>`
}

function answer(
  document: OpenApiDocument,
  status: string,
  { description, headers = {}, content: bodies }: { description: string; headers?: object; content?: Content },
): string {
  const names = Object.keys(headers)
  const headerList = names.length > 0 ? `<p class="soft">Headers: ${names.map(escape).join(', ')}</p>` : ''
  return `<h4>${status} <span class="soft">${inline(description)}</span></h4>${headerList}${content(document, bodies)}`
}

function content(document: OpenApiDocument, bodies: Content = {}): string {
  return Object.entries(bodies)
    .map(([mediaType, { schema = {}, examples: named = {} }]) => {
      const list = Object.entries(named).map(([name, example]) => ({ name, ...resolve(document, example) }))
      const shape = schema.$ref
        ? `<p>${typeOf(schema)} <code class="soft">${escape(mediaType)}</code></p>`
        : schemaTable(schema)
      return `${shape}${examples(list)}`
    })
    .join('')
}

function parameterTable(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map((parameter) => {
    const { name, in: place, required, schema } = parameter
    const { description } = parameter as { description?: string }
    return `<tr><th scope="row"><code>${escape(name)}</code>${required ? '' : ' <span class="soft">optional</span>'}</th><td>${place}</td><td>${typeOf(schema)}</td><td>${inline(description)}</td></tr>`
  })
  return `<div class="wide"><table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function form(document: OpenApiDocument, { path, method, operation }: Asked, parameters: readonly Parameter[]): string {
  const id = operation.operationId
  const fields = parameters.map(({ name, in: place, required, example, schema }) => {
    const value = required ? String(example ?? schema.const ?? '') : ''
    return `<label>${escape(name)} <input name="${place}:${escape(name)}" value="${escape(value)}" autocomplete="off"></label>`
  })
  const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([mediaType, { examples: named = {} }]) =>
    Object.entries(named).map(([name, example]) => ({ mediaType, name, value: resolve(document, example).value })),
  )
  const [first] = bodies
  const options = bodies.map(({ name, value, mediaType }) => {
    const text = isJson(mediaType) ? JSON.stringify(value, null, 2) : String(value)
    return `<option value="${escape(text)}">${escape(name)}</option>`
  })
  const body = first
    ? `<label>Example <select name="example">${options.join('')}</select></label><label>Body <textarea name="body" rows="8" spellcheck="false" data-media-type="${escape(first.mediaType)}"></textarea></label>`
    : ''
  return `<details class="try"><summary>Try it</summary><form data-method="${method.toUpperCase()}" data-path="${escape(path)}" aria-label="Try ${id}">${fields.join('')}${body}<button type="submit">Send</button><output tabindex="0" aria-label="Answer to ${id}"></output></form></details>`
}
