import { randomUUID } from 'node:crypto'
import type { Answer } from '../verify/caller.ts'
import type { Credentials } from '../verify/checks/sessions.ts'
import { excuseFor } from '../verify/excuses.ts'
import type { KnownOperation } from '../verify/contract.ts'
import type { Finding } from '../verify/findings.ts'
import { at, withAt } from '../verify/pointer.ts'
import { prepare } from '../verify/requests.ts'
import type { Run } from '../verify/run.ts'
import type { Step, Workflow } from './arazzo.ts'
import { broken, evaluate, type Scope } from './expressions.ts'

/** Runs the workflows that may run; a workflow ends at the first step that fails. */
export async function checkWorkflows(
  run: Run,
  workflows: readonly Workflow[],
  credentials: Credentials | undefined,
): Promise<void> {
  for (const workflow of workflows) {
    const steps = workflow.steps.filter(({ operationId }) => operationId !== run.values.table.signIn.operation)
    const operations = steps.flatMap(({ operationId }) => run.contract.operation(operationId) ?? [])
    if (!operations.some((operation) => run.wants(operation))) continue
    const refused = operations.find((operation) => run.refusal(operation) !== undefined)
    if (refused) {
      for (const operation of new Set(operations)) {
        const reason = run.refusal(operation) ?? `${refused.id}: ${run.refusal(refused)}`
        run.skip(operation.id, 'workflow', workflow.workflowId, reason)
      }
      continue
    }
    await runWorkflow(run, workflow, steps, credentials)
  }
}

async function runWorkflow(
  run: Run,
  { workflowId, inputs }: Workflow,
  steps: readonly Step[],
  credentials: Credentials | undefined,
): Promise<void> {
  const defaults = Object.entries(inputs?.properties ?? {}).map(([name, { default: value }]) => [
    name,
    run.values.candidates(name, value)[0],
  ])
  const strange = defaults.find(([name]) => isStrange(run, String(name)))
  const stop = (operationId: string, reason: string, answer?: Answer) =>
    run.skip(operationId, 'workflow', workflowId, reason, answer)
  const [begin] = steps
  if (strange && begin)
    return stop(begin.operationId, `the server has shown no ${strange[0]}; --set ${strange[0]}=… gives one`)
  if (begin && !credentials && steps.some(({ requestBody }) => namesThePerson(requestBody)))
    return stop(begin.operationId, 'it needs a name and a password, and a session was given')
  const scope: Scope = { inputs: { ...Object.fromEntries(defaults), ...credentials }, steps: {} }
  for (const step of steps) {
    const operation = run.contract.operation(step.operationId)
    if (!operation) throw new Error(`${workflowId} names ${step.operationId}, which the contract does not know`)
    const name = `${workflowId}: ${step.stepId}`
    const missing = missingOutput(step, scope)
    if (missing !== undefined) return stop(operation.id, `the server has shown nothing for ${missing}`)
    const answer = await askUntilDone(run, operation, step, scope)
    const expected = expectedStatuses(step, operation)
    const excuse = expected.includes(answer.status) ? emptyList(step, scope, answer) : excuseFor(run, operation, answer)
    if (excuse !== undefined) return stop(operation.id, excuse, answer)
    let failed = false
    await run.check(operation, { kind: 'workflow', name, expected, first: answer }, answer.request, (given) => {
      const found = wrong(step, scope, given)
      failed = found.length > 0
      return found
    })
    if (failed || !expected.includes(answer.status)) return
    if (answer.status < 300) run.values.learn(operation.id, answer.json)
    const response = responseOf(answer)
    scope.steps[step.stepId] = Object.fromEntries(
      Object.entries(step.outputs ?? {}).map(([output, expression]) => [
        output,
        evaluate(expression, { ...scope, response }),
      ]),
    )
  }
}

const isPerson = (input: string): boolean => input === 'userName' || input === 'password'

/** Whether an input is an id that neither the server has shown nor the caller given. */
function isStrange({ values }: Run, input: string): boolean {
  return !isPerson(input) && !values.table.handedOver.includes(input) && values.known(input) === undefined
}

const namesThePerson = (body: unknown): boolean => /"\$inputs\.(userName|password)"/.test(JSON.stringify(body) ?? '')

/** An output that a step needs and that no step before it has given, because the server has too little to show. */
function missingOutput({ parameters = [], requestBody }: Step, { steps }: Scope): string | undefined {
  const own = parameters.filter(({ name }) => name !== 'Cookie')
  const text = JSON.stringify([own, requestBody?.payload])
  const needed = [...text.matchAll(/\$steps\.(\w+)\.outputs\.(\w+)/g)]
  return needed.find(([, step = '', output = '']) => steps[step]?.[output] === undefined)?.[0]
}

/** A condition about the first entry of a list that has none: a matter of the server's data and not of the contract. */
function emptyList(step: Step, scope: Scope, answer: Answer): string | undefined {
  const empty = wrong(step, scope, answer).find(({ pointer }) => {
    const [, list] = /^(.*)\/0(?:\/|$)/.exec(pointer) ?? []
    const found = list === undefined ? undefined : at(answer.json, list)
    return Array.isArray(found) && found.length === 0
  })
  return empty && `${empty.pointer} is not there: the list is empty`
}

/** Repeats a step for as long as its `onFailure` allows. */
async function askUntilDone(run: Run, operation: KnownOperation, step: Step, scope: Scope): Promise<Answer> {
  const retry = step.onFailure?.find(({ type }) => type === 'retry')
  for (let attempt = 0; ; attempt += 1) {
    const answer = await run.caller.send(requestOf(operation, step, scope), run.sessionFor(operation))
    if (!retry || attempt >= (retry.retryLimit ?? 1) || wrong(step, scope, answer).length === 0) return answer
    await run.wait((retry.retryAfter ?? 1) * 1000)
  }
}

function requestOf(operation: KnownOperation, { parameters = [], requestBody }: Step, scope: Scope) {
  const filled = (place: string) =>
    Object.fromEntries(
      parameters
        // The session is the run's own.
        .filter((parameter) => parameter.in === place && parameter.name !== 'Cookie')
        .map(({ name, value }) => [name, String(evaluate(value, scope))]),
    )
  const body = requestBody && evaluate(requestBody.payload, scope)
  return prepare({
    ...{ operation, name: '', path: filled('path'), query: filled('query'), headers: filled('header') },
    ...{ body: withOwnKey(body), mediaType: requestBody?.contentType },
  })
}

/** A workflow's key is always the same; a second run would get the answer of the first. */
const withOwnKey = (body: unknown): unknown =>
  at(body, '/clientKey') === undefined ? body : withAt(body, '/clientKey', randomUUID())

function wrong({ successCriteria = [] }: Step, scope: Scope, answer: Answer): Finding[] {
  const response = responseOf(answer)
  return successCriteria.flatMap(({ condition }) => broken(condition, { ...scope, response }) ?? [])
}

/** The one status that a step wants; those of success where it names none. */
function expectedStatuses({ successCriteria = [] }: Step, { promised }: KnownOperation): number[] {
  const named = successCriteria.flatMap(({ condition }) => /^\$statusCode == (\d+)$/.exec(condition)?.[1] ?? [])
  return named.length > 0 ? named.map(Number) : promised.map(({ status }) => status).filter((status) => status < 300)
}

const responseOf = ({ status, headers, json }: Answer) => ({ status, headers, body: json })
