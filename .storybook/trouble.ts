import type { Fault } from '../mock-server/state/faults'
import type { SeedName } from '../mock-server/state/seed-names'

/** What a choice of the trouble toolbar does to the calls of a story that has a world. */
type Trouble = {
  title: string
  /** Begins with this seed in place of the story's own. */
  seed?: SeedName
  /** Meets every call. */
  fault?: Fault
  /** No call reaches the server. */
  offline?: true
}

/** The choices of the trouble toolbar: what a server, a proxy or a network can do to a screen. */
export const troubles = {
  none: { title: 'No trouble' },
  empty: { title: 'Nothing there', seed: 'empty' },
  slow: { title: 'Slow, 3 s', fault: { kind: 'delay', delayMs: 3000 } },
  never: { title: 'No answer', fault: { kind: 'never' } },
  offline: { title: 'Offline', offline: true },
  '401': { title: '401, session over', fault: { kind: 'status', status: 401 } },
  '403': { title: '403, not allowed', fault: { kind: 'status', status: 403 } },
  '404': { title: '404, not found', fault: { kind: 'status', status: 404 } },
  '500': { title: '500, server failed', fault: { kind: 'status', status: 500 } },
  html: { title: 'HTML of a proxy', fault: { kind: 'html' } },
  malformed: { title: 'Malformed JSON', fault: { kind: 'malformed' } },
  'wrong-shape': { title: 'Wrong shape', fault: { kind: 'wrong-shape' } },
  'empty-body': { title: 'Empty body', fault: { kind: 'empty' } },
} satisfies Record<string, Trouble>

type TroubleName = keyof typeof troubles

/**
 * The trouble of a choice. Storybook reads 500 out of an address as a number; a name that an old address still has
 * means none.
 */
export function troubleOf(choice: unknown): Trouble {
  return isTroubleName(choice) ? troubles[choice] : troubles.none
}

function isTroubleName(choice: unknown): choice is TroubleName {
  return String(choice) in troubles
}
