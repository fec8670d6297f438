import { withShortTimeouts } from '../../tests/support/document.ts'
import { expect, failedRequest, handedOver, realtimeLost, socketFailed, test } from '../../tests/support/portal.ts'
import { Calls } from './calls.ts'
import { journeys } from './journeys.ts'
import { addLine, describeSteps, faults, keyOf, readLines, readTask, readWays, type Result, type Way } from './plan.ts'
import { read, teachSenses } from './senses.ts'
import { doStep, quietAfter } from './steps.ts'

/** A client that waits for an answer gives up after this, where an answer never comes. */
const shortTimeoutMs = 2_000

/** A read is asked twice, with a second between; then a person must be told. */
const patienceMs = 2 * shortTimeoutMs + 1_000 + 2_000

/** After the answer that took eight seconds. */
const slowPatienceMs = 20_000

/** Some calls wait for a while: for more files, or for a person to undo. */
const calledMs = 10_000

/** How the portal tells its operators of a call that failed: where, and what the server said. */
const reported = /^[\w -]+: ApiError: /

test.describe.configure({ timeout: 120_000 })

const task = readTask()
const found = readWays(task).flatMap((screen) => screen.ways)
const ways = [...found, ...journeys.filter((way) => !found.some(({ operationId }) => operationId === way.operationId))]
const done = new Set(readLines<Result>(task.resultsFile).map(keyOf))

for (const way of chosenWays(ways)) {
  const kinds = Object.keys(faults).filter(
    (fault) => (task.faults.length === 0 || task.faults.includes(fault)) && !done.has(keyOf({ ...way, fault })),
  )
  for (const fault of kinds)
    test.describe(() => {
      test.use({ seed: way.seed })
      test(keyOf({ ...way, fault }), async ({ page, context, mock, guards, signIn }) => {
        guards.announce(failedRequest, handedOver, realtimeLost, socketFailed, reported)
        const [kind, options] = faults[fault] as (typeof faults)[string]
        if (fault === 'never') await withShortTimeouts(page, shortTimeoutMs)
        const calls = new Calls(page)
        await teachSenses(context)
        page.on('dialog', (dialog) => void dialog.accept())
        if (way.userName) await signIn(way.userName)

        const last = way.steps.at(-1)
        const address = task.calls[way.operationId]
        let written: string[] = []
        let isCalled = false
        // A call may have been late when the ways were found, and belong to the step before.
        for (let armed = way.steps.length; !isCalled && armed >= Math.max(0, way.steps.length - 1); armed -= 1) {
          await mock.clearFaults()
          written = []
          for (let done = 0; done <= way.steps.length; done += 1) {
            const step = way.steps[done - 1]
            if (done === armed) {
              // What another tab of the screen has put away since is not lost by the fault.
              const away = await read(page, 'lostTexts', written).catch((): string[] => [])
              written = written.filter((text) => !away.includes(text))
              calls.forget()
              await mock.fail(way.operationId, kind, options)
            }
            if (step) written.push(...(await doStep(page, step)))
            else await page.goto(`.${way.address}`)
            if (done < way.steps.length) await calls.rest(5_000, quietAfter(step))
          }
          isCalled = address !== undefined && (await calls.called(address, calledMs))
        }
        const loaders = await calls.rest(fault === '8 s' ? slowPatienceMs : patienceMs)

        const findings = [
          ...(isCalled ? [] : ['the operation was not called']),
          // Two lists are one: what the guards have heard is a finding, and not a failure of its own.
          ...guards.problems().splice(0),
          ...loaders.map((loader) => `still loads: ${loader}`),
          ...(await read(page, 'blankParts')),
          ...(fault === '8 s' ? [] : await read(page, 'lostTexts', written)).map((text) => `lost text: "${text}"`),
          ...(last?.action === 'press' && (await read(page, 'isFocusLost')) ? ['the focus is lost'] : []),
        ]
        const { operationId, row } = way
        const result: Result = { operationId, fault, row, steps: describeSteps(way), findings }
        addLine(task.resultsFile, result)
        expect(findings, result.steps.join(', then ')).toEqual([])
      })
    })
}

/** One way for each screen, and a single one, signed in and signed out, for what most screens call. */
function chosenWays(ways: Way[]): Way[] {
  const { only, once, screen } = task
  const rows = new Set(ways.map(({ row }) => row)).size
  const callers = (way: Way) => ways.filter(({ operationId }) => operationId === way.operationId)
  const isFirst = (way: Way) =>
    callers(way).find((other) => (other.userName === null) === (way.userName === null)) === way
  const isShortest = (way: Way) =>
    callers(way).reduce((best, other) => (other.steps.length < best.steps.length ? other : best)) === way
  return ways
    .filter((way) => (once ? isShortest(way) : callers(way).length <= rows / 3 || isFirst(way)))
    .filter(({ operationId }) => only.length === 0 || only.includes(operationId))
    .filter(({ row }) => !screen || row === screen)
}
