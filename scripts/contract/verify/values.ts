import { at } from './pointer.ts'

/** Which two operations switch something, and where their answers say how it stands. */
export interface Switch {
  on: string
  off: string
  at: string
  count?: string
}

/** openapi/workflows/values.yaml. */
export interface ValuesTable {
  learn: Record<string, Record<string, string>>
  made: string[]
  parameters: Record<string, Record<string, string>>
  bodies: Record<string, Record<string, string>>
  handedOver: string[]
  examplesNeedTheirWorld: string[]
  needsRight: string[]
  entryIds: Record<string, string>
  onlyInWorkflows: string[]
  notNow: string[]
  repeatable: string[]
  switches: Switch[]
  signIn: { operation: string; userName: string; password: string }
  signOut: string
  beginsSession: string[]
  endsSessions: string[]
}

/** Ids that requests can name: given by the caller, made or seen during this run, or taken from the examples. */
export class Values {
  readonly table: ValuesTable
  readonly #given: Record<string, string>
  readonly #learned = new Map<string, string>()
  readonly #rejected = new Set<string>()

  constructor(table: ValuesTable, given: Record<string, string> = {}) {
    this.table = table
    this.#given = given
  }

  /** Takes ids from an answer that succeeded. */
  learn(operationId: string, body: unknown): void {
    for (const [name, pointer] of Object.entries(this.table.learn[operationId] ?? {})) {
      const value = at(body, pointer)
      const fresh = this.table.made.includes(name) || !this.#learned.has(name)
      if (typeof value === 'string' && fresh) this.#learned.set(name, value)
    }
  }

  /** The name under which a parameter's value is known. */
  nameOf(operationId: string, parameter: string): string {
    return this.table.parameters[operationId]?.[parameter] ?? parameter
  }

  /**
   * What to try in this order. The example comes before what was seen, because the contract's answers were written for
   * it.
   */
  candidates(name: string, example?: unknown): string[] {
    const given = this.#given[name]
    if (given !== undefined) return [given]
    const learned = this.#learned.get(name)
    const shown = example === undefined || this.table.made.includes(name) ? [] : [String(example)]
    const all = [...shown, ...(learned === undefined ? [] : [learned])]
    return [...new Set(all)].filter((value) => !this.#rejected.has(`${name} ${value}`))
  }

  /** What this server has shown or the caller has given; undefined where only the example is known. */
  known(name: string): string | undefined {
    return this.#given[name] ?? this.#learned.get(name)
  }

  /** The server has nothing of this id. */
  reject(name: string, value: string): void {
    this.#rejected.add(`${name} ${value}`)
  }
}
