/** What a failing operation does instead of answering properly; `wrong-entry` spoils one entry of a proper list. */
export type FaultKind = 'status' | 'delay' | 'html' | 'malformed' | 'wrong-shape' | 'wrong-entry' | 'empty' | 'never'

/** Every kind of failure that can be asked for. */
export const faultKinds: readonly FaultKind[] = [
  'status',
  'delay',
  'html',
  'malformed',
  'wrong-shape',
  'wrong-entry',
  'empty',
  'never',
]

/** One failure asked for: which calls it meets, what they get and how often. */
export type Fault = {
  kind: FaultKind
  /** The operation's id in the contract; without it and `path`, every operation. */
  operationId?: string | undefined
  /** A path below the API base, `*` for anything within one segment, for example `/internal/v2/users/*`. */
  path?: string | undefined
  /** Only calls of this method. */
  method?: string | undefined
  /** Status of `status`, `html` and `empty` answers. */
  status?: number | undefined
  /** Stable code of the problem that a `status` answer carries. */
  code?: string | undefined
  /** Waits this long first, in real milliseconds; with kind `delay` the proper answer follows. */
  delayMs?: number | undefined
  /** How many calls fail; without it, all until cleared. */
  times?: number | undefined
}

/** What a call must look like to be met by a fault. */
export type FaultedCall = { method: string; path: string; operationId?: string | undefined }

/** The failures that are waiting for calls in one world. The newest that matches wins. */
export class Faults {
  #pending: { fault: Fault; left: number }[] = []

  /** Asks for a failure. */
  add(fault: Fault): void {
    this.#pending.unshift({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })
  }

  /** The failure that meets this call, counted down; undefined when the call goes through. */
  take(call: FaultedCall): Fault | undefined {
    const entry = this.#pending.find(({ fault }) => meets(fault, call))
    if (!entry) return undefined
    entry.left -= 1
    if (entry.left <= 0) this.#pending = this.#pending.filter((candidate) => candidate !== entry)
    return entry.fault
  }

  /** Takes all failures back. */
  clear(): void {
    this.#pending = []
  }

  /** What is still waiting, newest first; `times` is how often it will still happen. */
  list(): Fault[] {
    return this.#pending.map(({ fault, left }) => ({ ...fault, times: Number.isFinite(left) ? left : undefined }))
  }
}

function meets(fault: Fault, call: FaultedCall): boolean {
  if (fault.method && fault.method.toUpperCase() !== call.method.toUpperCase()) return false
  if (fault.operationId && fault.operationId !== call.operationId) return false
  return !fault.path || matchesPath(fault.path, call.path)
}

function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((segment, index) => segment === '*' || segment === given[index])
}
