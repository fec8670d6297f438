import { isJson } from '../../document.ts'
import type { Answer } from '../caller.ts'
import { codeOf } from '../check-answer.ts'
import { successes, type KnownOperation } from '../contract.ts'
import type { Finding } from '../findings.ts'
import { at, withAt } from '../pointer.ts'
import { exampleParts, parametersIn, prepare, withFreshKey, type RequestParts } from '../requests.ts'
import type { Run } from '../run.ts'
import { spoiledParameters } from '../spoiled-parameters.ts'
import { spoiledBodies } from '../spoiled-values.ts'

/** An id that no server has. */
const unknownId = 'contract-check-nobody-knows-this'

/** Sends what is just inside the limits of the contract, and what is not sound at all. */
export async function checkInputs(run: Run, operation: KnownOperation): Promise<void> {
  const requests = exampleParts(operation, run.values)
  const [sound] = 'missing' in requests ? [] : requests
  if (!sound) return
  await checkParameters(run, operation, sound)
  await checkUnknownId(run, operation, sound)
  if (sound.mediaType !== undefined && isJson(sound.mediaType)) {
    await checkBodies(run, operation, withStrangePerson(run, sound))
    await checkUnreadable(run, operation, sound)
  }
}

async function checkParameters(run: Run, operation: KnownOperation, sound: RequestParts): Promise<void> {
  const places = [...parametersIn(operation, 'query'), ...parametersIn(operation, 'header')]
  for (const parameter of places) {
    const { name, in: place } = parameter
    const part = place === 'query' ? 'query' : 'headers'
    for (const spoiled of spoiledParameters(run.contract, parameter)) {
      const { [name]: _, ...others } = sound[part]
      const values = spoiled.value === null ? others : { ...others, [name]: spoiled.value }
      const pointer = `/${place}/${name}`
      const request = { ...sound, [part]: values }
      await (spoiled.sound
        ? checkBoundary(run, operation, request, `${name} ${spoiled.what}`, pointer)
        : checkWrong(run, operation, request, `${name} ${spoiled.what}`, pointer))
    }
  }
}

async function checkUnknownId(run: Run, operation: KnownOperation, sound: RequestParts): Promise<void> {
  const [last] = parametersIn(operation, 'path')
    .filter(({ schema }) => !run.contract.resolve(schema).enum)
    .slice(-1)
  const missing = operation.promised.some(({ status }) => status === 404)
  if (!last || !missing || operation.irreversible) return
  const request = { ...sound, path: { ...sound.path, [last.name]: unknownId } }
  const isSound = run.schemas.findings(last.schema, unknownId).length === 0
  const check = { kind: 'wrong input' as const, name: `unknown ${last.name}`, expected: [isSound ? 404 : 422] }
  await run.check(operation, check, prepare({ ...request, body: withFreshKey(request.body) }))
}

async function checkBodies(run: Run, operation: KnownOperation, sound: RequestParts): Promise<void> {
  const body = operation.request?.bodies.find(({ mediaType }) => mediaType === sound.mediaType)
  if (!body) return
  const seen = new Set<string>()
  for (const spoiled of spoiledBodies(run.contract, body.schema, sound.body)) {
    if (seen.has(spoiled.what)) continue
    seen.add(spoiled.what)
    const isSound = run.schemas.findings(body.schema, spoiled.body).length === 0
    // What is inside the limits would do what cannot be taken back.
    if (isSound && (operation.irreversible || !spoiled.what.includes('allowed'))) continue
    const request = { ...sound, body: keepsKey(spoiled.pointer) ? withFreshKey(spoiled.body) : spoiled.body }
    await (isSound ? checkBoundary : checkWrong)(run, operation, request, spoiled.what, spoiled.pointer)
  }
}

/** What is not even read as a body: broken JSON, another media type, nothing at all. */
async function checkUnreadable(run: Run, operation: KnownOperation, sound: RequestParts): Promise<void> {
  const prepared = prepare(sound)
  const { body = '', headers } = prepared
  const kind = 'wrong input'
  await run.check(operation, { kind, name: 'broken JSON', expected: [400] }, { ...prepared, body: body.slice(0, -1) })
  const text = { ...prepared, headers: { ...headers, 'content-type': 'text/plain' } }
  await run.check(operation, { kind, name: 'body of another media type', expected: [415] }, text)
  if (!operation.request?.required) return
  const { body: _, ...empty } = prepared
  await run.check(operation, { kind, name: 'no body', expected: [400, 411, 415, 422] }, empty)
}

async function checkWrong(
  run: Run,
  operation: KnownOperation,
  request: RequestParts,
  name: string,
  pointer: string,
): Promise<void> {
  const expected = operation.promised.some(({ status }) => status === 422) ? [422] : [400, 422]
  await run.check(operation, { kind: 'wrong input', name, expected }, prepare(request), (answer) => {
    if (codeOf(answer) !== 'validation-failed' || pointers(answer).some((one) => isNear(one, pointer))) return []
    return [{ pointer: '/errors', message: `must name ${pointer || 'the body'}, which was wrong` }]
  })
}

async function checkBoundary(
  run: Run,
  operation: KnownOperation,
  request: RequestParts,
  name: string,
  pointer: string,
): Promise<void> {
  // A number or a word inside its limits is always right; a text may stand for something that is not there.
  const isText = !pointer.startsWith('/query/') || /as (short|long) as/.test(name)
  const expected = isText ? otherAnswers(operation) : successes(operation)
  await run.check(operation, { kind: 'boundary', name, expected }, prepare(request), (answer) =>
    refused(answer, pointer),
  )
}

/** A value inside the limits may still name nothing that is there; it must not be called invalid. */
function refused(answer: Answer, pointer: string): Finding[] {
  if (codeOf(answer) !== 'validation-failed' || !pointers(answer).includes(pointer)) return []
  return [{ pointer: '/errors', message: `refuses ${pointer}, which is inside the limits of the contract` }]
}

const otherAnswers = ({ promised }: KnownOperation): number[] =>
  promised.map(({ status }) => status).filter((status) => status < 500)

function pointers({ json }: Answer): string[] {
  const errors = at(json, '/errors')
  if (!Array.isArray(errors)) return []
  return errors.map((entry: unknown) => String((entry as { pointer?: unknown } | null)?.pointer ?? ''))
}

/** A missing property may be told of at its own place or at its parent. */
const isNear = (one: string, other: string): boolean =>
  one === other || other.startsWith(`${one}/`) || one.startsWith(`${other}/`)

/** The key itself is what is tried there. */
const keepsKey = (pointer: string): boolean => !pointer.endsWith('/clientKey')

/** Wrong passwords are tried under a name that nobody has, so that nobody is locked out. */
function withStrangePerson(run: Run, sound: RequestParts): RequestParts {
  const { operation, userName } = run.values.table.signIn
  if (sound.operation.id !== operation) return sound
  return { ...sound, body: withAt(sound.body, userName, 'nobody.of.this.name') }
}
