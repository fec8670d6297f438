import type { SeedName } from '../../mock-server/state/seed-names.ts'
import type { FailureOptions, MockClient } from '../../tests/support/mock-client.ts'
import type { Step } from './steps.ts'

/** A screen, as it is opened. */
export interface Screen {
  /** Its row in the route table. */
  row: string
  /** Its folder in src/app/screens. */
  folder: string
  address: string
  /** Who is signed in. */
  userName: string | null
}

/** How a person comes to a call on a screen; without steps, opening the screen makes the call. */
export interface Way {
  operationId: string
  screen: Screen
  seed: SeedName
  steps: Step[]
  /** Its last step leaves the focus nowhere also when nothing fails. */
  losesFocus: boolean
  /** The last step leads to another screen, which makes the call. */
  elsewhere: boolean
}

/** An operation of the contract, as far as the walk has to know it. */
export interface Operation {
  id: string
  tag: string
  /** Folders of the screens that are made of what calls it, and what stands around all of them. */
  screens: readonly string[]
  /** Whether its answer holds a list of entries. */
  hasList: boolean
  /** Whether it changes nothing. */
  isRead: boolean
}

/** One way, on which the call at its end fails. */
export interface Combination {
  way: Way
  fault: string
  /** Nothing was to be sent by the call, or it was in spite of the fault: what was written may be put away. */
  isDone: boolean
}

/** What one combination has shown. */
export interface Result extends Combination {
  /** Without it the way did not lead to the call again, and nothing was seen. */
  called: boolean
  findings: string[]
}

/** What the answer is in place of the proper one. */
export const faults: Readonly<Record<string, readonly [kind: Parameters<MockClient['fail']>[1], FailureOptions]>> = {
  '401': ['status', { status: 401 }],
  '403': ['status', { status: 403 }],
  '404': ['status', { status: 404 }],
  '409': ['status', { status: 409 }],
  '422': ['status', { status: 422 }],
  '429': ['status', { status: 429 }],
  '500': ['status', { status: 500 }],
  '503': ['status', { status: 503 }],
  // With the status of a success, as a proxy sends that wants a person to sign in.
  HTML: ['html', { status: 200 }],
  empty: ['empty', {}],
  malformed: ['malformed', {}],
  'wrong shape': ['wrong-shape', {}],
  'one wrong entry': ['wrong-entry', {}],
  late: ['delay', { delayMs: 8_000 }],
  never: ['never', {}],
}

/** Which part of the walk was asked for. */
export interface Choice {
  /** Operations, domains, rows or folders of screens, in part or whole; several with commas between them. */
  only?: string | undefined
  /** Rows or folders of screens, in the same way: no other one is looked at or walked. */
  screen?: string | undefined
  fault?: string | undefined
  /** At most so many combinations, from all over the walk. */
  sample?: number | undefined
  /** Whether ways of an earlier build will do; where one leads nowhere any more, the table says so. */
  keptWays?: boolean
}

/** The operations that are walked. */
export function chooseOperations<One extends Operation>(operations: readonly One[], { only }: Choice): One[] {
  return operations.filter(({ id, tag, screens }) => holdsOneOf([id, tag, ...screens], only))
}

/** Whether the walk goes to a screen. */
export function isChosen({ row, folder }: Pick<Screen, 'row' | 'folder'>, { screen }: Choice): boolean {
  return holdsOneOf([row, folder], screen)
}

function holdsOneOf(names: readonly string[], words = ''): boolean {
  return words
    .toLowerCase()
    .split(',')
    .some((word) => names.some((name) => name.toLowerCase().includes(word.trim())))
}

/**
 * Whether a screen may show how the operations are called: it is made of what calls one, or one that belongs to no
 * screen alone was not found yet.
 */
export function isWorthALook(
  { folder }: Pick<Screen, 'folder'>,
  operations: readonly Operation[],
  screens: readonly Pick<Screen, 'folder'>[],
  found: readonly Pick<Way, 'operationId'>[],
): boolean {
  const isScreen = (name: string) => screens.some((screen) => screen.folder === name)
  return operations.some(
    (operation) =>
      operation.screens.includes(folder) ||
      (!operation.screens.some(isScreen) && !found.some(({ operationId }) => operationId === operation.id)),
  )
}

/** Every way with every fault, as far as it was asked for. */
export function chooseCombinations(
  ways: readonly Way[],
  operations: readonly Operation[],
  choice: Choice,
): Combination[] {
  const wanted = new Map(chooseOperations(operations, choice).map((operation) => [operation.id, operation]))
  const names = Object.keys(faults).filter((name) => choice.fault === undefined || name === choice.fault)
  const there = ways.filter(({ screen }) => isChosen(screen, choice))
  const all = onceAround(there).flatMap((way) => {
    const operation = wanted.get(way.operationId)
    if (!operation) return []
    const fitting = names.filter((name) => name !== 'one wrong entry' || operation.hasList)
    return fitting.map((fault) => ({ way, fault, isDone: operation.isRead || harmless.has(fault) }))
  })
  return sampleOf(all, choice.sample)
}

/**
 * What most screens call, such as the session, is walked on one of them, with somebody signed in and with nobody. What
 * is found on a screen of its own needs no way there from another one.
 */
function onceAround(ways: readonly Way[]): Way[] {
  const rows = new Set(ways.map(({ screen }) => screen.row)).size
  const isSigned = ({ screen }: Way) => screen.userName !== null
  return [...new Set(ways.map(({ operationId }) => operationId))].flatMap((id) => {
    const all = ways.filter(({ operationId }) => operationId === id)
    const own = all.filter(({ elsewhere }) => !elsewhere)
    if (own.length === 0) return all.slice(0, 1)
    if (own.length <= Math.max(2, rows / 3)) return own
    return own.filter((way) => own.find((one) => isSigned(one) === isSigned(way)) === way)
  })
}

/** Faults in spite of which the server has done what it was asked for. */
const harmless = new Set(['one wrong entry', 'late'])

/**
 * Whether a person who goes this way gives up what was written: a button to discard it was pressed, or a link led to
 * another screen.
 */
export function givesUpText({ steps }: Pick<Way, 'steps'>, isHere: boolean): boolean {
  return (
    steps.some(({ key }) => /^button .*"Discard\b/.test(key)) ||
    (!isHere && steps.at(-1)?.key.startsWith('a ') === true)
  )
}

/** Evenly spread, and the same at each time. */
function sampleOf<One>(all: readonly One[], size = all.length): One[] {
  if (size >= all.length) return [...all]
  return Array.from({ length: size }, (_, at) => all[Math.floor((at * all.length) / size)]).filter(
    (one) => one !== undefined,
  )
}

/** In words, as a person would repeat it. */
export function describeWay({ screen, seed, steps }: Way): string {
  const who = screen.userName === null ? '' : ` as ${screen.userName}`
  const where = seed === 'default' ? '' : ` in the world ${seed}`
  return [`open ${screen.address}${who}${where}`, ...steps.map(({ action, key }) => `${action} ${key}`)].join(', then ')
}
