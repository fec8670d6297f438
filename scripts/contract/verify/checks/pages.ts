import type { Answer } from '../caller.ts'
import { successSchema, type Contract, type KnownOperation } from '../contract.ts'
import type { Finding } from '../findings.ts'
import { at } from '../pointer.ts'
import { exampleParts, prepare, type RequestParts } from '../requests.ts'
import type { Run } from '../run.ts'

/** Most pages that are walked; three pages show what thirty would. */
const mostPages = 4

/** A list that comes in pages. */
interface Pages {
  operation: KnownOperation
  sound: RequestParts
  /** Pointer to the entries of a page. */
  entries: string
}

/**
 * Walks lists that come in pages: nothing repeated, nothing lost, no page longer than asked for, unknown tokens
 * refused.
 */
export async function checkPages(run: Run, operation: KnownOperation): Promise<void> {
  const pages = pagesOf(run, operation)
  if (!pages) return
  const name = 'pages follow each other'
  const { sound } = pages
  const whole = await run.caller.send(prepare({ ...sound, query: { ...sound.query, pageSize: '100' } }), run.session)
  const all = idsOf(whole, pages.entries)
  if (whole.status === 200 && all.length < 2) {
    run.skip(operation.id, 'promise', name, 'fewer than two entries, so there is no second page')
  } else if (whole.status === 200) {
    await walk(run, pages, name, all)
  }
  const query = { ...sound.query, pageToken: 'nobody-knows-this-token' }
  const check = { kind: 'promise' as const, name: 'an unknown page token is refused', expected: [422] }
  await run.check(operation, check, prepare({ ...sound, query }), (answer) =>
    at(answer.json, '/code') === 'page-token-unknown'
      ? []
      : [{ pointer: '/code', message: 'must be page-token-unknown, so that a client starts again' }],
  )
}

async function walk(run: Run, { operation, sound, entries }: Pages, name: string, all: string[]): Promise<void> {
  const size = Math.max(1, Math.min(20, Math.floor(all.length / 3)))
  const seen: string[] = []
  let token: unknown
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { ...sound.query, pageSize: String(size), ...(page > 1 ? { pageToken: String(token) } : {}) }
    const answer = await run.caller.send(prepare({ ...sound, query }), run.session)
    const ids = idsOf(answer, entries)
    token = at(answer.json, '/nextPageToken')
    const ended = token === null || token === undefined
    const findings = pageFindings({ answer, ids, seen, size, entries, ended, all })
    seen.push(...ids)
    if (findings.length > 0 || ended || page === mostPages) {
      run.judge(operation.id, 'promise', name, answer, findings)
      return
    }
  }
}

function pageFindings(page: {
  answer: Answer
  ids: string[]
  seen: string[]
  size: number
  entries: string
  ended: boolean
  all: string[]
}): Finding[] {
  const { answer, ids, seen, size, entries, ended, all } = page
  if (answer.status !== 200)
    return [{ pointer: '/status', message: `is ${answer.status} for a token that was handed out` }]
  if (ids.length > size) {
    return [{ pointer: entries, message: `holds ${ids.length} entries where pageSize allows ${size}` }]
  }
  const repeated = ids.findIndex((id, index) => seen.includes(id) || ids.indexOf(id) !== index)
  if (repeated >= 0) {
    return [{ pointer: `${entries}/${repeated}/id`, message: `"${ids[repeated]}" was on an earlier page already` }]
  }
  const known = new Set([...seen, ...ids])
  const reached = all.findLastIndex((id) => known.has(id))
  const lost = (ended ? all : all.slice(0, reached)).find((id) => !known.has(id))
  if (lost === undefined) return []
  const message = ended
    ? `is missing after ${known.size} entries, though one page of 100 holds ${all.length}`
    : `leads past "${lost}", which no page shows`
  return [{ pointer: '/nextPageToken', message }]
}

function pagesOf(run: Run, operation: KnownOperation): Pages | undefined {
  if (!operation.parameters.some(({ name }) => name === 'pageToken')) return undefined
  const requests = exampleParts(operation, run.values)
  const [sound] = 'missing' in requests ? [] : requests
  const entries = entriesOf(run.contract, operation)
  return sound && entries ? { operation, sound, entries } : undefined
}

/** Where the entries of a page stand: in the one list of the answer. */
export function entriesOf(contract: Contract, operation: KnownOperation): string | undefined {
  const schema = successSchema(operation)
  const { properties = {} } = schema ? contract.resolve(schema) : {}
  const [name] = Object.entries(properties).find(([, property]) => contract.resolve(property).type === 'array') ?? []
  return name === undefined ? undefined : `/${name}`
}

/** What the entries of a page are known by: their ids, or all that they say where they have none. */
function idsOf({ json }: Answer, entries: string): string[] {
  const list = at(json, entries)
  return Array.isArray(list) ? list.map((entry: unknown) => String(at(entry, '/id') ?? JSON.stringify(entry))) : []
}
