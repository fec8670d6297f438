import { onlineManager } from '@tanstack/react-query'
import { vi } from 'vitest'

/**
 * The files of one worker share an environment: making a new one for each would take as long as the tests. So a file
 * ends as a page does when it is left, and what outlives even a page (a changed global) is put back and named.
 */
export interface FileWorld {
  /** Ends the file. The answer names what it changed and did not put back. */
  end(): Promise<string[]>
}

interface Worker {
  /** Properties of what all files share, as they were before the first of them. */
  properties: Map<object, { name: string; own: PropertyDescriptorMap; values: Map<string, unknown> }>
  /** Listeners of window and document. */
  listeners: { target: EventTarget; args: Parameters<EventTarget['addEventListener']>; caller: Error }[]
  timers: Map<unknown, { clear: () => void; caller: Error }>
  channels: Set<BroadcastChannel>
  frames: Map<number, { draw: FrameRequestCallback; caller: Error }>
  /** Of the file before, which may have failed before it could end. */
  end?: FileWorld['end'] | undefined
}

/** Libraries are loaded once a worker, and keep what they put here. */
const ofLibraries = [
  /^document\._reactListening/,
  /^globalThis\.(__.*|IS_REACT_ACT_ENVIRONMENT|STORYBOOK_ENV|CSS)$/,
  /^Error\.(prepareStackTrace|stackTraceLimit)$/,
  // React Aria gives jsdom a viewport, notices by the next two how the focus came, and draws lists into a template.
  /^globalThis\.visualViewport$/,
  /^HTMLElement\.prototype\.(focus|blur)$/,
  /^HTMLTemplateElement\.prototype\.(firstChild|appendChild|removeChild|insertBefore)$/,
  // user-event has its own clipboard for each document.
  /^navigator\.clipboard$/,
]

/** Change by themselves. */
const volatile = ['event', 'localStorage', 'sessionStorage']

const key = Symbol.for('atrium.unit-worker')
const shared = globalThis as typeof globalThis & { [key]?: Worker }
const hasDocument = typeof document !== 'undefined'

/** Begins a file: with modules of its own, and nothing of the one before. */
export async function beginFile(): Promise<FileWorld> {
  const worker = (shared[key] ??= watchWorker())
  await worker.end?.()
  const end = () => {
    worker.end = undefined
    return endFile(worker)
  }
  worker.end = end
  return { end }
}

async function endFile(worker: Worker): Promise<string[]> {
  const { properties, listeners, timers, channels } = worker
  vi.useRealTimers()
  await importsEnded()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()

  for (const { target, args, caller } of listeners.splice(0)) if (isOurs(caller)) target.removeEventListener(...args)
  for (const { clear, caller } of timers.values()) if (isOurs(caller)) clear()
  timers.clear()
  for (const channel of channels) channel.close()
  channels.clear()
  if (hasDocument) {
    endFrames(worker.frames)
    emptyDocument()
  }
  // A test that lost the network may have ended without it.
  onlineManager.setOnline(true)

  const changed = [...properties].flatMap(([object, before]) => restore(object, before))
  // Mocks of modules and what stands in modules go with the file.
  vi.resetModules()
  return changed
}

/** A module that were still on its way would come into the next file with what it imports of this one. */
async function importsEnded(): Promise<void> {
  // A test may have an import that never ends.
  const patience = new Promise((resolve) => setTimeout(resolve, 1_000))
  await Promise.race([vi.dynamicImportSettled(), patience])
}

/**
 * jsdom draws frames by one interval for as long as any is awaited. Begun while timers stood still it never ends, and
 * no later file would see a frame: so none is left. What a library waits for comes now, or it would wait for ever
 * (React Aria stops every focus event until the frame after a press).
 */
function endFrames(frames: Worker['frames']): void {
  for (const [frame, { draw, caller }] of frames) {
    frames.delete(frame)
    cancelAnimationFrame(frame)
    if (!isOurs(caller)) draw(performance.now())
  }
}

function emptyDocument(): void {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

/** Notes from now on what the files of this worker add to what they share. */
function watchWorker(): Worker {
  const worker: Worker = {
    properties: new Map(),
    listeners: [],
    timers: new Map(),
    channels: new Set(),
    frames: new Map(),
  }
  watchTimers(worker.timers, 'setTimeout', 'clearTimeout')
  watchTimers(worker.timers, 'setInterval', 'clearInterval')
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      worker.channels.add(this)
    }
  }
  if (hasDocument) {
    watchFrames(worker.frames)
    for (const target of [window, document]) watchListeners(worker.listeners, target)
  }

  for (const [name, object] of sharedObjects()) {
    const own = Object.getOwnPropertyDescriptors(object)
    worker.properties.set(object, { name, own, values: valuesOf(object, own) })
  }
  return worker
}

function watchListeners(listeners: Worker['listeners'], target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    const caller = callerOf(target.addEventListener)
    // A test may ask to leave the page, but it stays: a library that ended with it would be missed by later files.
    if (args[0] === 'beforeunload' && !isOurs(caller)) return
    listeners.push({ target, args, caller })
    add(...args)
  }
}

function watchFrames(frames: Worker['frames']): void {
  const [begin, stop] = [window.requestAnimationFrame, window.cancelAnimationFrame]
  const watched = (draw: FrameRequestCallback) => {
    const frame = begin((now) => {
      frames.delete(frame)
      draw(now)
    })
    frames.set(frame, { draw, caller: callerOf(watched) })
    return frame
  }
  Object.assign(globalThis, {
    requestAnimationFrame: watched,
    cancelAnimationFrame: (frame: number) => {
      frames.delete(frame)
      stop(frame)
    },
  })
}

function watchTimers(
  timers: Worker['timers'],
  start: 'setTimeout' | 'setInterval',
  clear: 'clearTimeout' | 'clearInterval',
): void {
  const [begin, stop] = [globalThis[start], globalThis[clear]]
  const watched = (action: (...args: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
    const run = (...args: unknown[]) => {
      if (start === 'setTimeout') timers.delete(timer)
      action(...args)
    }
    const timer = begin(run, ms, ...rest)
    timers.set(timer, { clear: () => stop(timer), caller: callerOf(watched) })
    return timer
  }
  Object.assign(globalThis, {
    [start]: Object.assign(watched, begin),
    [clear]: (timer: Parameters<typeof stop>[0]) => {
      timers.delete(timer)
      stop(timer)
    },
  })
}

function callerOf(callee: (...args: never) => unknown): Error {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 1
  const caller = new Error()
  Error.captureStackTrace(caller, callee)
  Error.stackTraceLimit = stackTraceLimit
  return caller
}

/** What a library began it goes on with: it is not loaded anew for the next file. */
function isOurs(caller: Error): boolean {
  return !(caller.stack ?? '').includes('/node_modules/')
}

function sharedObjects(): [name: string, object: object][] {
  const objects: [string, object][] = [
    ['globalThis', globalThis],
    ['console', console],
  ]
  if (hasDocument) objects.push(['document', document], ['navigator', navigator])
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!/^[A-Z]/.test(name)) continue
    const type = (globalThis as Record<string, unknown>)[name]
    if (typeof type !== 'function') continue
    objects.push([name, type])
    if (typeof type.prototype === 'object' && type.prototype !== null)
      objects.push([`${name}.prototype`, type.prototype])
  }
  return objects
}

/** What the accessors of the global object give: an assignment changes that alone. */
function valuesOf(object: object, own: PropertyDescriptorMap): Map<string, unknown> {
  const values = new Map<string, unknown>()
  if (object !== globalThis || !hasDocument) return values
  for (const [name, { get, set }] of Object.entries(own))
    if (get && set && !volatile.includes(name)) values.set(name, (globalThis as Record<string, unknown>)[name])
  return values
}

function restore(
  object: object,
  { name: owner, own, values }: { name: string; own: PropertyDescriptorMap; values: Map<string, unknown> },
): string[] {
  const changed: string[] = []
  const now = Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap
  for (const name of new Set([...Object.keys(own), ...Object.keys(now)])) {
    const [before, after] = [own[name], now[name]]
    const isSame = before && after && Object.is(before.value, after.value) && before.get === after.get
    if (isSame && (!values.has(name) || Object.is(values.get(name), (object as Record<string, unknown>)[name])))
      continue
    const path = `${owner}.${name}`
    if (ofLibraries.some((pattern) => pattern.test(path))) continue
    changed.push(path)
    if (!before) Reflect.deleteProperty(object, name)
    else if (isSame) (object as Record<string, unknown>)[name] = values.get(name)
    else Object.defineProperty(object, name, before)
  }
  return changed
}
