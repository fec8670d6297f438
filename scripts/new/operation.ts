import { parseDocument } from 'yaml'
import type { Changes } from './changes.ts'
import { type Name, nameOf, readName } from './names.ts'

const contract = 'openapi/openapi.yaml'
const app = 'mock-server/app.ts'

interface Operation {
  name: Name
  /** What it lists: `teamEvents`. */
  list: Name
  path: string
  /** Folder of the contract, tag and file of the handler. */
  domain: Name
}

/**
 * An operation that reads a list: path, schemas and example in the contract, listed in openapi.yaml, and a handler of
 * the mock server.
 */
export function newOperation(changes: Changes, given: string | undefined, options: OperationOptions): string[] {
  const name = readName(given, 'camel')
  const list = nameOf(name.camel.replace(/^(list|get)(?=[A-Z])/, ''))
  const path = options.path ?? `/internal/v2/${list.kebab}`
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    throw new Error(`${path} is no path without parameters. Write those after the model of openapi/tables.`)
  const domain = readName(options.domain ?? path.split('/').at(-1), 'kebab')
  const operation: Operation = { name, list, path, domain }
  addPath(changes, operation)
  addHandler(changes, operation)
  const folder = `openapi/${domain.kebab}`
  return [
    `Say in ${folder}/paths.yaml where it comes from, and in ${folder}/schemas.yaml what it answers; then npm run generate.`,
    `Let mock-server/handlers/${domain.kebab}.ts answer from the state of the world.`,
    'npm run contract -- diff --changelog begins the section of openapi/CHANGELOG.md.',
  ]
}

export interface OperationOptions {
  path?: string | undefined
  domain?: string | undefined
}

function addPath(changes: Changes, { name, list, path, domain }: Operation): void {
  const folder = `openapi/${domain.kebab}`
  const listed = changes.read(contract)
  if (listed.includes(`\n  ${path}:\n`)) throw new Error(`The contract has ${path} already.`)
  const isNew = !changes.has(`${folder}/paths.yaml`)
  for (const [file, text] of Object.entries({
    paths: paths(list, name, domain),
    schemas: schemas(list),
    examples: examples(list),
  })) {
    const place = `${folder}/${file}.yaml`
    if (!changes.has(place)) changes.create(place, text)
    else changes.edit(place, (before) => `${before.trimEnd()}\n\n${withoutTwins(before, text, place)}`)
  }
  changes.edit(contract, (text) => {
    const tag = `  - name: ${domain.kebab}\n    description: ${domain.words}.\n`
    const tagged = isNew ? text.replace('\npaths:\n', `${tag}\npaths:\n`) : text
    const entry = `  ${path}:\n    $ref: ./${domain.kebab}/paths.yaml#/${list.camel}\n`
    return tagged.replace('\ncomponents:\n', `${entry}\ncomponents:\n`)
  })
}

/** Refuses what the file has by the same name. */
function withoutTwins(before: string, text: string, place: string): string {
  const names = Object.keys(parseDocument(text).toJS() as object)
  const twin = names.find((one) => new RegExp(`^${one}:`, 'm').test(before))
  if (twin) throw new Error(`${place} has ${twin} already.`)
  return text
}

const paths = (list: Name, name: Name, domain: Name) => `${list.camel}:
  get:
    operationId: ${name.camel}
    tags: [${domain.kebab}]
    summary: ${list.words}
    x-provenance: inferred
    x-provenance-reason: The specification shows what the portal does with it and not the call behind it.
    responses:
      '200':
        description: ${list.words}.
        content:
          application/json:
            schema:
              $ref: ./schemas.yaml#/${list.pascal}List
            examples:
              default:
                $ref: ./examples.yaml#/${list.camel}Some
              none:
                $ref: ./examples.yaml#/${list.camel}None
      '401':
        $ref: ../common/responses.yaml#/Unauthorized
      '500':
        $ref: ../common/responses.yaml#/InternalError
      '503':
        $ref: ../common/responses.yaml#/Unavailable
`

const schemas = (list: Name) => `${list.pascal}Entry:
  type: object
  description: An entry of the list.
  required: [id, name]
  properties:
    id:
      $ref: ../common/schemas.yaml#/Id
    name:
      type: string

${list.pascal}List:
  type: object
  required: [${list.camel}]
  properties:
    ${list.camel}:
      type: array
      items:
        $ref: '#/${list.pascal}Entry'
`

const examples = (list: Name) => `${list.camel}Some:
  summary: Two entries
  value:
    ${list.camel}:
      - { id: ${list.kebab}-1, name: Quality and safety }
      - { id: ${list.kebab}-2, name: Plant Torino }
${list.camel}None:
  summary: No entry
  value: { ${list.camel}: [] }
`

function addHandler(changes: Changes, { list, path, domain }: Operation): void {
  const file = `mock-server/handlers/${domain.kebab}.ts`
  const register = `${domain.camel}Routes`
  const route = `  app.get('${path}', (call) =>
    call.json<Schemas['${list.pascal}List']>({
      ${list.camel}: [
        { id: '${list.kebab}-1', name: 'Quality and safety' },
        { id: '${list.kebab}-2', name: 'Plant Torino' },
      ],
    }),
  )
`
  if (changes.has(file)) {
    changes.edit(file, (text) =>
      text.replace(new RegExp(`(export function ${register}\\(.*\\): void \\{\\n)`), `$1${route}\n`),
    )
    return
  }
  changes.create(
    file,
    `import type { Schemas } from '../schemas.ts'
import type { PortalApp } from './portal-app.ts'

/** ${domain.words}. */
export function ${register}(app: PortalApp): void {
${route}}
`,
  )
  changes.edit(app, (text) =>
    text
      .replace(/^(import \{ isForeignRequest)/m, `import { ${register} } from './handlers/${domain.kebab}.ts'\n$1`)
      .replace(/^ {2}filesRoutes\(app\)\n/m, `$&  ${register}(app)\n`),
  )
}
