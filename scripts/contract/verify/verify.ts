import { Caller, type Fetch } from './caller.ts'
import { checkExamples } from './checks/examples.ts'
import { checkInputs } from './checks/inputs.ts'
import { checkPages } from './checks/pages.ts'
import { checkRepetition, checkSwitch } from './checks/repetition.ts'
import { checkForeignSession, checkSignOut, checkWithoutSession, signIn, type Credentials } from './checks/sessions.ts'
import { checkStream } from './checks/stream.ts'
import { checkTimes, timesOf, type Times } from './checks/times.ts'
import { checkWholeServer } from './checks/whole-server.ts'
import type { Contract, KnownOperation } from './contract.ts'
import type { CheckResult } from './findings.ts'
import { inOrder } from './order.ts'
import { exampleParts, prepare } from './requests.ts'
import type { Permissions } from './permissions.ts'
import { Run } from './run.ts'
import { Secrets } from './secrets.ts'
import { Session } from './session.ts'
import { Values, type ValuesTable } from './values.ts'
import type { Workflow } from '../workflows/arazzo.ts'
import { checkWorkflows } from '../workflows/run-workflows.ts'

/** What to verify, and how far to go. */
export interface VerifyOptions {
  contract: Contract
  /** Base of the API. */
  base: string
  table: ValuesTable
  workflows: readonly Workflow[]
  permissions: Permissions
  /** Who signs in; without it, the sign-in example of the contract. */
  credentials?: Credentials | undefined
  /** A session that exists already. */
  token?: string | undefined
  /** Ids of this server, by name. */
  given?: Record<string, string> | undefined
  /** Milliseconds that an answer may take at the median. */
  limitMs: number
  fetch?: Fetch | undefined
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined
  /** The clock that measures answers, in milliseconds. */
  now?: (() => number) | undefined
  onResult?: ((result: CheckResult) => void) | undefined
}

/** What came out. */
export interface Verification {
  results: CheckResult[]
  times: Record<string, Times>
  requests: number
  seconds: number
  /** Nobody could be signed in, so that only the public operations were asked. */
  signedOut: boolean
}

/** Verifies one server against the contract. */
export async function verify(options: VerifyOptions): Promise<Verification> {
  const began = performance.now()
  const { contract, table, permissions } = options
  const secrets = new Secrets()
  const caller = new Caller({ base: options.base, secrets, fetch: options.fetch, now: options.now })
  const values = new Values(table, options.given)
  const { wait, onResult } = options
  const run = new Run({ contract, caller, values, permissions, wait, onResult })
  const credentials = options.credentials ?? (options.token ? undefined : credentialsOf(contract, table))
  if (credentials) secrets.add(credentials.password, 'PASSWORD')
  for (const name of table.handedOver) secrets.add(options.given?.[name] ?? '', variableOf(name))
  if (options.token) secrets.add(options.token, 'TOKEN')
  run.session = options.token
    ? new Session({ [contract.sessionCookie]: options.token })
    : credentials && (await signIn(run, credentials))

  const order = inOrder(contract, table)
  const wanted = order.filter((operation) => run.wants(operation))
  await lookAround(run, order)
  await checkWholeServer(run)
  // The journeys come first: they want a notification that is unread, which the examples then mark.
  await checkWorkflows(run, options.workflows, credentials)
  await checkStream(run)
  for (const operation of wanted.filter(({ irreversible }) => !irreversible)) await checkOperation(run, operation)
  await checkForeign(run, wanted)
  for (const pair of table.switches) await checkSwitch(run, pair)
  await leave(run, credentials, order)
  for (const operation of wanted.filter(({ irreversible }) => irreversible)) await checkOperation(run, operation)
  await checkTimes(run, options.limitMs)
  const seconds = (performance.now() - began) / 1000
  const { results } = run
  return { results, times: timesOf(caller.durations), requests: caller.requests, seconds, signedOut: !run.session }
}

async function checkOperation(run: Run, operation: KnownOperation): Promise<void> {
  const refusal = run.refusal(operation)
  if (refusal !== undefined) return run.skip(operation.id, 'example', 'request', refusal)
  if (operation.id === run.values.table.signIn.operation) return checkInputs(run, operation)
  await checkExamples(run, operation)
  await checkWithoutSession(run, operation)
  if (answersNothing(run, operation)) {
    const reason = 'no example is answered, so nothing more can be said'
    return run.skip(operation.id, 'boundary', 'limits and wrong inputs', reason)
  }
  await checkInputs(run, operation)
  await checkPages(run, operation)
  await checkRepetition(run, operation)
}

/** Where no example is answered, everything after it would say the same once more. */
function answersNothing({ results, values }: Run, { id, promised, writes }: KnownOperation): boolean {
  const { examplesNeedTheirWorld, onlyInWorkflows } = values.table
  const isElsewhere = examplesNeedTheirWorld.includes(id) || onlyInWorkflows.includes(id)
  // What is written is refused for its form before anybody looks for what it names.
  if (isElsewhere && writes) return false
  const kinds = isElsewhere ? ['example', 'workflow'] : ['example']
  const isAnswered = (status = 0) => status < 300 && promised.some((one) => one.status === status)
  return !results.some(
    ({ operationId, kind, status }) => operationId === id && kinds.includes(kind) && isAnswered(status),
  )
}

/** Reads the lists first, so that ids of this server are known whatever `--only` leaves out. */
async function lookAround(run: Run, order: readonly KnownOperation[]): Promise<void> {
  if (!run.session) return
  for (const operation of order) {
    if (operation.writes || !(operation.id in run.values.table.learn)) continue
    const requests = exampleParts(operation, run.values)
    for (const parts of 'missing' in requests ? [] : requests.slice(0, 1)) {
      const answer = await run.caller.send(prepare(parts), run.session)
      if (answer.status === 200) run.values.learn(operation.id, answer.json)
    }
  }
}

async function checkForeign(run: Run, wanted: readonly KnownOperation[]): Promise<void> {
  const probe = wanted.find(({ isPublic, writes, path }) => !isPublic && !writes && !path.includes('{'))
  if (probe && run.refusal(probe) === undefined) await checkForeignSession(run, probe)
}

async function leave(run: Run, credentials: Credentials | undefined, order: readonly KnownOperation[]): Promise<void> {
  const operation = run.contract.operation(run.values.table.signOut)
  const probe = order.find(({ isPublic, writes, path }) => !isPublic && !writes && !path.includes('{'))
  if (!operation || !run.wants(operation)) return
  const refusal = run.refusal(operation)
  if (refusal !== undefined) return run.skip(operation.id, 'example', 'request', refusal)
  if (!credentials || !probe) return run.skip(operation.id, 'example', 'request', 'there is no second session to end')
  await checkSignOut(run, credentials, probe)
}

/** `confirmToken` as a shell calls it: `CONFIRM_TOKEN`. */
const variableOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** The person of the sign-in example, who is known to the mock and to no other server. */
function credentialsOf(contract: Contract, table: ValuesTable): Credentials | undefined {
  const [body] = contract.operation(table.signIn.operation)?.request?.bodies ?? []
  const value = body?.examples[0]?.[1] as Partial<Credentials> | undefined
  return value?.userName && value.password ? { userName: value.userName, password: value.password } : undefined
}
