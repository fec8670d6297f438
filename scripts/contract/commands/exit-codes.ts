/** What the command ends with; documented in the README. */
export const exitCodes = {
  /** Everything that was asked keeps the contract. */
  fine: 0,
  /** Something breaks it. */
  broken: 1,
  /** The command was not understood. */
  usage: 2,
  /** The contract itself is faulty, so it can judge nobody. */
  contract: 3,
  /** Nobody answers, nobody could be signed in, or the person may do nothing of what was asked. */
  unreachable: 4,
  /** Two contracts differ in what somebody should look at twice. */
  risky: 5,
} as const

/** Ends a command with a sentence and a code. */
export class CommandError extends Error {
  readonly code: number
  constructor(message: string, code: number = exitCodes.usage) {
    super(message)
    this.code = code
  }
}
