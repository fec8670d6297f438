import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Fault } from '../../mock-server/state/faults.ts'
import type { SeedName } from '../../mock-server/state/seed-names.ts'
import type { Step } from './steps.ts'

/** A screen as it is opened. */
export type Screen = {
  /** Row of the route table. */
  row: string
  address: string
  /** Who is signed in. */
  userName: string | null
  seed: SeedName
}

/** A way to a call: the screen, and what a person does on it; without steps, opening the screen makes the call. */
export type Way = Screen & { operationId: string; steps: Step[] }

/** What the scripts of both parts are told by the command. */
export type Task = {
  /** Names the build that is walked. */
  stamp: string
  /** Files that grow by a line for each screen and for each combination, so that an interrupted run can go on. */
  waysFile: string
  resultsFile: string
  /** Where the operations are. */
  calls: Record<string, { method: string; path: string }>
  /** Whether ways that were found in another build will do. */
  anyBuild: boolean
  /** Whether each operation fails on one screen only. */
  once: boolean
  only: string[]
  faults: string[]
  screen: string
}

/** What the answer is in place of the proper one. */
export const faults: Readonly<Record<string, [kind: Fault['kind'], options: Omit<Fault, 'kind'>]>> = {
  '401': ['status', { status: 401 }],
  '403': ['status', { status: 403 }],
  '404': ['status', { status: 404 }],
  '409': ['status', { status: 409 }],
  '422': ['status', { status: 422 }],
  '429': ['status', { status: 429 }],
  '500': ['status', { status: 500 }],
  '503': ['status', { status: 503 }],
  // A page with the status of a success, as a proxy sends that wants a person to sign in.
  html: ['html', { status: 200 }],
  empty: ['empty', {}],
  malformed: ['malformed', {}],
  'wrong shape': ['wrong-shape', {}],
  '8 s': ['delay', { delayMs: 8_000 }],
  never: ['never', {}],
}

/** What one combination has shown. */
export type Result = { operationId: string; fault: string; row: string; steps: string[]; findings: string[] }

/** The ways that start on one screen, as they were found in the build with this stamp; all of them, or those so far. */
export type WaysOfScreen = { stamp: string; row: string; ways: Way[]; isWhole: boolean }

/** The task, as it was handed to the tests. */
export function readTask(): Task {
  return JSON.parse(process.env.FAULT_WALK ?? '{}') as Task
}

/** For each screen the ways that were found last, in this build or, where that will do, in another. */
export function readWays({ waysFile, stamp, anyBuild }: Task): WaysOfScreen[] {
  const lines = readLines<WaysOfScreen>(waysFile).filter((line) => anyBuild || line.stamp === stamp)
  return [...new Map(lines.map((line) => [line.row, line])).values()]
}

/** What stands in a file with one JSON value in each line. */
export function readLines<Line>(file: string): Line[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Line)
}

/** Adds a line to such a file. */
export function addLine(file: string, line: unknown): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}

/** What tells a combination from all others. */
export function keyOf({ operationId, fault, row }: Pick<Result, 'operationId' | 'fault' | 'row'>): string {
  return `${operationId} × ${fault} on ${row}`
}

/** In words, for the report. */
export function describeSteps({ address, userName, seed, steps }: Way): string[] {
  const world = seed === 'default' ? '' : ` in the world "${seed}"`
  return [
    `open ${address}${userName === null ? '' : ` as ${userName}`}${world}`,
    ...steps.map((step) => (step.action === 'fill' ? 'fill in the fields' : `${step.action} ${step.key}`)),
  ]
}
