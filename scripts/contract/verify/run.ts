import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Caller, Prepared } from './caller.ts'
import { AnswerCheck } from './check-answer.ts'
import { successes, type Contract, type KnownOperation } from './contract.ts'
import type { CheckKind, CheckResult, Finding } from './findings.ts'
import { forbidden, wants, type Permissions } from './permissions.ts'
import { Schemas } from './schemas.ts'
import type { Session } from './session.ts'
import type { Values } from './values.ts'

/** What is tried, and what it deserves. */
export interface Check {
  kind: CheckKind
  name: string
  /** Statuses that are right; those of success without it. */
  expected?: readonly number[]
  /** `null` asks without a session. */
  session?: Session | null
  /** The answer, where it has come already. */
  first?: Answer
}

/** Longest wait for a server that asks to be called later, in seconds. */
const longestRetryAfter = 10

/** One run against one server: sends, judges, remembers. */
export class Run {
  readonly contract: Contract
  readonly schemas: Schemas
  readonly caller: Caller
  readonly values: Values
  readonly permissions: Permissions
  readonly results: CheckResult[] = []
  /** Of the person who asks; undefined where nobody could be signed in. */
  session: Session | undefined
  /** Lets time pass; tests let the time of their world pass instead. */
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly #answers: AnswerCheck
  readonly #onResult: (result: CheckResult) => void

  constructor(options: {
    contract: Contract
    caller: Caller
    values: Values
    permissions: Permissions
    wait?: ((milliseconds: number) => Promise<unknown>) | undefined
    onResult?: ((result: CheckResult) => void) | undefined
  }) {
    this.contract = options.contract
    this.schemas = new Schemas(options.contract.document)
    this.caller = options.caller
    this.values = options.values
    this.permissions = options.permissions
    this.wait = options.wait ?? wait
    this.#answers = new AnswerCheck(options.contract, this.schemas)
    this.#onResult = options.onResult ?? (() => undefined)
  }

  /** Whether the caller wants to hear of this operation. */
  wants(operation: KnownOperation): boolean {
    return wants(this.permissions, operation)
  }

  /** Why this operation must not be asked; undefined where it may. */
  refusal(operation: KnownOperation): string | undefined {
    const reason = forbidden(this.permissions, operation)
    return reason ?? (!operation.isPublic && !this.session ? 'nobody is signed in' : undefined)
  }

  /** The session that a request of this operation carries: one that begins a session would end this one. */
  sessionFor({ id }: KnownOperation): Session | undefined {
    return this.values.table.beginsSession.includes(id) ? undefined : this.session
  }

  /** Sends a request and remembers how its answer stood. `null` sends it without a session. */
  async check(
    operation: KnownOperation,
    check: Check,
    prepared: Prepared,
    more: (answer: Answer) => Finding[] = () => [],
  ): Promise<Answer> {
    const { kind, name, expected = successes(operation) } = check
    const session = check.session === null ? undefined : (check.session ?? this.sessionFor(operation))
    const answer = check.first ?? (await this.caller.send(prepared, session))
    return this.#judged(
      operation,
      { kind, name, expected },
      await this.#patiently(operation, expected, answer, () => this.caller.send(prepared, session)),
      more,
    )
  }

  #judged(
    operation: KnownOperation,
    { kind, name, expected }: { kind: CheckKind; name: string; expected: readonly number[] },
    answer: Answer,
    more: (answer: Answer) => Finding[],
  ): Answer {
    if (answer.status === 429 && !expected.includes(429)) {
      this.skip(operation.id, kind, name, 'the server asks for fewer requests', answer)
      return answer
    }
    const { status } = answer
    const lacking = (status === 403 || status === 404) && !expected.includes(status)
    if (lacking && this.values.table.needsRight.includes(operation.id)) {
      this.skip(operation.id, kind, name, 'this account may not do this with what is known of the server', answer)
      return answer
    }
    const own = this.#answers.findings(operation, answer, expected)
    this.judge(operation.id, kind, name, answer, own.some(isDecisive) ? own : [...own, ...more(answer)])
    return answer
  }

  /** Remembers findings about an answer. */
  judge(operationId: string, kind: CheckKind, name: string, answer: Answer, findings: Finding[]): void {
    const { status, curl } = answer
    const verdict = findings.length > 0 ? 'failed' : 'passed'
    this.add({ operationId, kind, name, verdict, findings, status, curl })
  }

  /** Remembers that something was not tried, or that the answer to it says nothing, and why. */
  skip(operationId: string, kind: CheckKind, name: string, reason: string, answer?: Answer): void {
    const asked = answer && { status: answer.status, curl: answer.curl }
    this.add({ operationId, kind, name, verdict: 'skipped', reason, findings: [], ...asked })
  }

  add(result: CheckResult): void {
    const { secrets } = this.caller
    const masked: CheckResult = {
      ...result,
      ...(result.reason === undefined ? {} : { reason: secrets.mask(result.reason) }),
      findings: result.findings.map(({ pointer, message }) => ({
        pointer: secrets.mask(pointer),
        message: secrets.mask(message),
      })),
    }
    this.results.push(masked)
    this.#onResult(masked)
  }

  /** Asks again once, after as long as the server wants, where it says that this was too fast. */
  async #patiently(
    { promised }: KnownOperation,
    expected: readonly number[],
    answer: Answer,
    again: () => Promise<Answer>,
  ): Promise<Answer> {
    const mayRefuse = promised.some(({ status }) => status === 429)
    if (answer.status !== 429 || expected.includes(429) || !mayRefuse) return answer
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    if (!(seconds <= longestRetryAfter)) return answer
    await this.wait(seconds * 1000)
    return again()
  }
}

/** Where the answer is of another kind than was asked for, its inside says nothing. */
function isDecisive({ pointer }: Finding): boolean {
  return pointer === '/status' || pointer === ''
}
