import type { BrowserContext, Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { seedNames } from '../../mock-server/state/seed-names.ts'
import { routes } from '../../src/shared/routes/table'
import type { MockClient } from '../../tests/support/mock-client.ts'
import { people } from '../../tests/support/people.ts'
import { test } from '../../tests/support/portal.ts'
import { memberScreens, openScreens } from '../../tests/support/screens.ts'
import { Calls } from './calls.ts'
import { addLine, readTask, readWays, type Screen, type Way } from './plan.ts'
import { read, teachSenses, type Control } from './senses.ts'
import { doStep, quietAfter, type Step } from './steps.ts'

/** How many steps a person does on a screen, one after the other. */
const deepest = 6

/** How many controls that look alike are pressed in lists of posts, people or files. */
const mostAlike = 4

/** Before a screen is looked at, what it loads when it has come to rest is there. */
const restMs = 1_500

/** What can be undone is sent once nobody has, so it is waited for. */
const undoMs = 6_500

/** The frame around the screens of members is looked at once, with this one. */
const withFrame = 'dashboard'

const task = readTask()

// However long it takes: what a screen shows decides that.
test.describe.configure({ timeout: 0 })

for (const { row, address, userName } of screens())
  test(`calls of ${row}`, async ({ context, mock, guards, signIn }) => {
    // Only calls count here; what goes wrong without a fault is the business of the journeys.
    guards.announce(/./)
    await teachSenses(context)
    const keep = (ways: Way[], isWhole: boolean) => addLine(task.waysFile, { stamp: task.stamp, row, ways, isWhole })
    const walker = new Walker(context, mock, signIn, (ways) => keep(ways, false))
    // What the other worlds show beside it is in no other place.
    for (const seed of row === withFrame ? seedNames : (['default'] as const))
      await walker.explore({ row, address, userName, seed })
    guards.problems().splice(0)
    keep(walker.ways, true)
  })

/** Presses everything that it finds, and remembers which calls that made. */
class Walker {
  /** For each operation and screen the shortest way. */
  readonly ways: Way[] = []
  readonly #context: BrowserContext
  readonly #mock: MockClient
  readonly #signIn: (userName: string) => Promise<void>
  readonly #found: (ways: Way[]) => void
  readonly #seen = new Set<string>()
  readonly #alike = new Map<string, number>()
  #page!: Page
  #calls!: Calls

  /** `found` is told of the ways whenever there is another one, so that an interrupted walk loses none. */
  constructor(
    context: BrowserContext,
    mock: MockClient,
    signIn: (userName: string) => Promise<void>,
    found: (ways: Way[]) => void,
  ) {
    this.#context = context
    this.#mock = mock
    this.#signIn = signIn
    this.#found = found
  }

  /** Does everything that can be done on a screen, each in a fresh world, then what that has opened: the near first. */
  async explore(screen: Screen): Promise<void> {
    const waiting: Step[][] = [[]]
    for (const steps of waiting) waiting.push(...(await this.#doEverything(screen, steps)))
  }

  /** The answer is after which steps there is something new. */
  async #doEverything(screen: Screen, steps: Step[]): Promise<Step[][]> {
    let now = await this.#arrive(screen, steps, true)
    const further: Step[][] = []
    for (const { action, key } of this.#unseenOf(screen, now?.controls ?? [])) {
      now ??= await this.#arrive(screen, steps)
      if (!now) break
      const next: Step[] = [...now.steps, { action, key }]
      const opened = await this.#take(screen, next, now.controls)
      if (opened === 'nothing') continue
      now = null
      if (next.length < deepest && opened.some(({ kind }) => !this.#seen.has(kind))) further.push(next)
    }
    return further
  }

  /** One control of each kind that was not pressed before; of many that look alike, those at both ends of the list. */
  #unseenOf(screen: Screen, controls: Control[]): Control[] {
    const unseen = controls.filter(({ kind, inFrame }) => {
      if (this.#seen.has(kind) || (inFrame && screen.row !== withFrame)) return false
      this.#seen.add(kind)
      return true
    })
    return unseen.filter((control) => {
      if (control.many === null) return true
      const alike = unseen.filter(({ many }) => many === control.many)
      const pressed = this.#alike.get(control.many) ?? 0
      // What a person has just written stands at an end.
      if (pressed >= mostAlike || !(alike.indexOf(control) < mostAlike / 2 || alike.at(-1) === control)) return false
      this.#alike.set(control.many, pressed + 1)
      return true
    })
  }

  /** Opens the screen in a fresh world and browser, does the steps, and fills in what can be filled in then. */
  async #arrive(
    screen: Screen,
    steps: Step[],
    isFirst = false,
  ): Promise<{ steps: Step[]; controls: Control[] } | null> {
    try {
      const context = this.#context
      for (const open of context.pages()) await open.close()
      const cookies = await context.cookies()
      await context.setStorageState({ cookies: cookies.filter(({ name }) => name === 'mock-world'), origins: [] })
      await this.#mock.reset(screen.seed)
      this.#page = await context.newPage()
      this.#page.on('dialog', (dialog) => void dialog.accept())
      this.#calls = new Calls(this.#page)
      if (screen.userName) await this.#signIn(screen.userName)
      await this.#mock.forgetRequests()
      await this.#page.goto(`.${screen.address}`)
      await this.#learn(screen, [])
      for (const [at, step] of steps.entries()) {
        await doStep(this.#page, step)
        await this.#learn(screen, steps.slice(0, at + 1))
      }
      if (isFirst) await this.#learn(screen, steps, restMs)
      const written = await doStep(this.#page, { action: 'fill' })
      const done: Step[] = written.length > 0 ? [...steps, { action: 'fill' }] : steps
      if (written.length > 0) await this.#learn(screen, done)
      return { steps: done, controls: await read(this.#page, 'controls') }
    } catch (error) {
      this.#lost(screen, steps, error)
      return null
    }
  }

  /** Does the last step; the answer is what can be used then, or that nothing came of it. */
  async #take(screen: Screen, steps: Step[], before: Control[]): Promise<Control[] | 'nothing'> {
    try {
      await doStep(this.#page, steps.at(-1) as Step)
      const keys = (controls: Control[]) => controls.map(({ key }) => key).join()
      let called = await this.#learn(screen, steps)
      const after = await read(this.#page, 'controls')
      const canUndo = after.some(({ key }) => key.includes('"Undo') && !keys(before).includes(key))
      if (canUndo) called += await this.#learn(screen, steps, undoMs)
      if (screenAt(this.#page.url()) !== screenAt(screen.address)) return []
      return called === 0 && keys(after) === keys(before) ? 'nothing' : after
    } catch (error) {
      this.#lost(screen, steps, error)
      return []
    }
  }

  /** Remembers which operations were called by the last step. The answer is how many. */
  async #learn(screen: Screen, steps: Step[], quietMs = quietAfter(steps.at(-1))): Promise<number> {
    await this.#calls.rest(6_000 + quietMs, quietMs)
    const requests = await this.#mock.requests()
    await this.#mock.forgetRequests()
    // Who has signed in is on another screen, with a row of its own for what it reads.
    const hasLeft = screen.userName === null && screenAt(this.#page.url()) !== screenAt(screen.address)
    const own = requests.filter(({ method }) => !hasLeft || steps.length === 0 || method !== 'GET')
    const operations = new Set(own.flatMap(({ operationId }) => operationId ?? []))
    for (const operationId of operations) {
      const known = this.ways.findIndex((way) => way.operationId === operationId)
      const isShorter = known < 0 || (this.ways[known]?.steps.length ?? 0) > steps.length
      if (!isShorter) continue
      this.ways.splice(known < 0 ? this.ways.length : known, 1, { ...screen, operationId, steps })
      this.#found(this.ways)
    }
    return operations.size
  }

  /** Something that was there before may be gone: the rest is walked on. */
  #lost({ row }: Screen, steps: Step[], error: unknown) {
    console.warn(`${row}, step ${steps.length}: ${String(error).split('\n')[0]}`)
  }
}

/** Which screen stands at an address, in which mode; screens may share one, as the tabs of a post do. */
function screenAt(address: string): string {
  const { pathname } = new URL(address, 'http://portal')
  const route = routes.find(({ path }) => matchPath(path, pathname) !== null)
  return route ? `${route.screen} ${route.mode ?? ''}` : pathname
}

/** One row of the table for each screen, or mode of one, that was not looked at yet; areas to come share one. */
function screens(): Omit<Screen, 'seed'>[] {
  const known = new Set(readWays(task).flatMap(({ row, isWhole }) => (isWhole ? row : [])))
  return routes
    .filter((route, at) => routes.findIndex((one) => one.screen === route.screen && one.mode === route.mode) === at)
    .filter(({ name }) => !known.has(name) && (!task.screen || task.screen === name))
    .flatMap(({ name, access, permission }) => {
      const address = [...openScreens, ...memberScreens].findLast(({ row }) => row === name)?.address
      const member = permission === undefined ? people.employee.userName : people.admin.userName
      return address === undefined ? [] : [{ row: name, address, userName: access === 'open' ? null : member }]
    })
}
