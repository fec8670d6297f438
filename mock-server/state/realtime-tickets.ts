/** Who a realtime connection belongs to. */
export type RealtimePerson = { userId: string; sessionId: string }

type Ticket = RealtimePerson & { goodUntil: number }

/** How long a ticket can be exchanged, in milliseconds; as long as a Firebase custom token. */
const lifetime = 60 * 60_000

/** Tickets kept per world; the oldest make room. */
const capacity = 10_000

/**
 * The "custom tokens" that the API hands out and the realtime stand-in exchanges for real ones. They carry nothing but
 * a number to look up, so making one needs no cryptography and works in a browser too.
 */
export class RealtimeTickets {
  readonly #worldName: string
  readonly #tickets = new Map<string, Ticket>()

  constructor(worldName: string) {
    this.#worldName = worldName
  }

  /** A ticket for this person and session; its first part names the world. */
  issue({ userId, sessionId }: RealtimePerson): string {
    const bytes = crypto.getRandomValues(new Uint8Array(24))
    const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const ticket = `${this.#worldName}.${secret}`
    this.#tickets.set(ticket, { userId, sessionId, goodUntil: Date.now() + lifetime })
    const [oldest] = this.#tickets.keys()
    if (this.#tickets.size > capacity && oldest) this.#tickets.delete(oldest)
    return ticket
  }

  /** Whose ticket it is, if it is good. */
  redeem(ticket: string): RealtimePerson | undefined {
    const found = this.#tickets.get(ticket)
    if (!found || found.goodUntil < Date.now()) return undefined
    return { userId: found.userId, sessionId: found.sessionId }
  }

  /** Takes back every ticket of a session. */
  revoke(sessionId: string): void {
    for (const [ticket, holder] of this.#tickets) if (holder.sessionId === sessionId) this.#tickets.delete(ticket)
  }
}

/** The world that a ticket says it is of. */
export function worldOfTicket(ticket: string): string {
  return ticket.slice(0, Math.max(0, ticket.indexOf('.')))
}
