import type { operations } from '@/api'

/** What an operation can be told to do instead of answering properly. */
export const troubleKinds = [
  'status',
  'delay',
  'html',
  'malformed',
  'wrong-shape',
  'wrong-entry',
  'empty',
  'never',
] as const

export type TroubleKind = (typeof troubleKinds)[number]

/** A failure that is asked for; without an operation every call meets it, without `times` until it is taken back. */
export type Trouble = {
  kind: TroubleKind
  operationId?: keyof operations | undefined
  status?: number | undefined
  delayMs?: number | undefined
  times?: number | undefined
}

/** What the mock server tells of the world that this page lives in. */
export type MockWorld = {
  seed: string
  outOfService: boolean
  realtimeAvailable: boolean
  build: { version: string }
  faults: readonly { kind: TroubleKind; operationId?: string; times?: number }[]
}

/** The states a world can begin in. */
export const seeds = [
  'default',
  'empty',
  'crowded',
  'one-of-each',
  'single-home',
  'no-assistant',
  'bulk-running',
  'month-end',
  'messages',
  'carousel',
  'assistant-expired',
] as const

export type Seed = (typeof seeds)[number]

/** Everything that can be done to the world, by the address below it and the body that goes there. */
export type WorldAct =
  | { path: '/reset'; body: { seed: Seed } }
  | { path: '/notifications'; body: { typeId: string; userId: string } }
  | { path: '/faults'; body: Trouble }
  | { path: '/faults'; method: 'DELETE' }
  | { path: '/realtime'; body: { available: boolean } }
  | { path: '/out-of-service'; body: { on: boolean } }
  | { path: '/build'; body: { chunksGone: boolean } }

/** The mock server said no, or was not there. The message is its own, in English. */
export class MockWorldError extends Error {
  override readonly name = 'MockWorldError'
}

/** Asks how the world is. */
export async function readMockWorld(signal?: AbortSignal): Promise<MockWorld> {
  return (await call('', { signal: signal ?? null })) as MockWorld
}

/** Does something to the world. */
export async function changeMockWorld(act: WorldAct): Promise<void> {
  const method = 'method' in act ? act.method : 'POST'
  await call(act.path, {
    method,
    ...('body' in act && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(act.body) }),
  })
}

/** The name by which the server knows the world of this browser. */
export function worldName(cookies: string = document.cookie): string {
  return /(?:^|;\s*)mock-world=([a-z0-9-]+)/.exec(cookies)?.[1] ?? 'default'
}

async function call(path: string, init: RequestInit): Promise<unknown> {
  // At the root of the origin whatever the base path is, and outside of the contract: only the mock has it.
  const address = new URL(`/__mock/worlds/${worldName()}${path}`, window.location.origin)
  const response = await fetch(new Request(address, init)).catch((error: unknown) => {
    throw new MockWorldError(String(error), { cause: error })
  })
  const answer = (await response.json().catch(() => ({}))) as { error?: string }
  if (!response.ok) throw new MockWorldError(answer.error ?? `HTTP ${response.status}`)
  return answer
}
