import { fork, scopeBind, type Scope, type EventCallable } from 'effector'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TIP_DURATION_MS } from '@/shared/constants'
import { tipRequested, type Tip, type TipCloseReason, type TipSeverity } from '@/shared/overlays'
import {
  $tip,
  actionClicked,
  attentionChanged,
  closeClicked,
  everythingClosed,
  navigated,
  reloadClicked,
  reloadFx,
} from './tips'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

function portal() {
  const reload = vi.fn()
  const scope: Scope = fork({ handlers: [[reloadFx, reload]] })
  const on = <T>(event: EventCallable<T>) => scopeBind(event, { scope })
  const shown = () => {
    const state = scope.getState($tip)
    return state.phase === 'none' ? null : state.tip
  }
  return {
    reload,
    shown,
    request: on(tipRequested),
    close: on(closeClicked),
    act: on(actionClicked),
    reloadClick: on(reloadClicked),
    attend: on(attentionChanged),
    navigate: on(navigated),
    signIn: on(everythingClosed),
  }
}

const there = { pathname: '/post/7', search: '' }

it('closes a duration tip after five seconds and tells its callback why', async () => {
  const { request, shown } = portal()
  const closeCallback = vi.fn()
  request({ severity: 'success', title: 'Link copied', closeCallback })
  await later(TIP_DURATION_MS - 1)
  expect(shown()).not.toBeNull()
  await later(1)
  expect(shown()).toBeNull()
  expect(closeCallback.mock.calls).toEqual([['elapsed']])
})

it('keeps the tip on screen while the pointer is over it, then lets the rest of its time pass', async () => {
  const { request, shown, attend } = portal()
  request({ severity: 'info', title: 'Kept until you send it' })
  await later(2_000)
  attend(true)
  await later(60_000)
  expect(shown()).not.toBeNull()
  attend(false)
  await later(2_999)
  expect(shown()).not.toBeNull()
  await later(1)
  expect(shown()).toBeNull()
})

it('counts five seconds anew for the tip that replaces another', async () => {
  const { request, shown } = portal()
  request({ severity: 'success', title: 'First' })
  await later(4_000)
  request({ severity: 'success', title: 'Second' })
  await later(4_000)
  expect(shown()?.title).toBe('Second')
})

it('tells the callback of a tip once when another replaces it, and not again later', async () => {
  const { request } = portal()
  const closeCallback = vi.fn()
  request({ severity: 'error', closeCallback })
  request({ severity: 'success' })
  await later(60_000)
  expect(closeCallback.mock.calls).toEqual([['replaced']])
})

it('drops a milder tip while a graver one waits, and never shows it afterwards', async () => {
  const { request, shown, close } = portal()
  request({ severity: 'warn', closeBehavior: 'manual', title: 'Two files are still uploading' })
  request({ severity: 'info', title: 'Saved' })
  await later(60_000)
  expect(shown()?.title).toBe('Two files are still uploading')
  close()
  expect(shown()).toBeNull()
})

it('tells the callback of a tip that a graver one kept away, once', async () => {
  const { request, shown, close } = portal()
  const closeCallback = vi.fn()
  request({ severity: 'system', title: 'Maintenance on Saturday' })
  request({ severity: 'error', title: 'This part of the page has stopped', closeCallback })
  expect(shown()?.title).toBe('Maintenance on Saturday')
  close()
  await later(60_000)
  expect(closeCallback.mock.calls).toEqual([['refused']])
})

it('runs an action and closes the tip, unless the action keeps it', () => {
  const { request, shown, act } = portal()
  const onSelect = vi.fn()
  request({ severity: 'error', closeBehavior: 'manual' })
  act({ label: 'Show the change', onSelect, keepsTip: true })
  expect(shown()).not.toBeNull()
  act({ label: 'Show the change', onSelect })
  expect(shown()).toBeNull()
  expect(onSelect).toHaveBeenCalledTimes(2)
})

it('lets an action ask for the next tip', () => {
  const { request, shown, act } = portal()
  request({ severity: 'system' })
  act({ label: 'Understood', onSelect: () => request({ severity: 'success', title: 'Thank you' }) })
  expect(shown()?.title).toBe('Thank you')
})

it('loads the portal again when the person takes the offer', () => {
  const { request, reload, reloadClick } = portal()
  request({ severity: 'pro', closeBehavior: 'forceReload' })
  reloadClick()
  expect(reload).toHaveBeenCalledOnce()
})

describe('on navigation', () => {
  it('closes a pro tip when its condition passes, and keeps it when it does not', () => {
    const { request, shown, navigate } = portal()
    request({ severity: 'pro', closeBehavior: 'manual', closesOnNavigation: ({ pathname }) => pathname === '/post/7' })
    navigate({ pathname: '/people', search: '' })
    expect(shown()).not.toBeNull()
    navigate(there)
    expect(shown()).toBeNull()
  })

  it('closes a pro tip without a condition', () => {
    const { request, shown, navigate } = portal()
    request({ severity: 'pro', closeBehavior: 'manual' })
    navigate(there)
    expect(shown()).toBeNull()
  })

  it('leaves every other tip alone', () => {
    const { request, shown, navigate } = portal()
    request({ severity: 'warn', closeBehavior: 'manual' })
    navigate(there)
    expect(shown()).not.toBeNull()
  })
})

it('closes even a system tip when somebody signs in', () => {
  const { request, shown, signIn } = portal()
  request({ severity: 'system' })
  signIn()
  expect(shown()).toBeNull()
})

describe('whatever happens in whatever order', () => {
  type Step =
    | {
        do: 'request'
        severity: TipSeverity
        behavior: 'duration' | 'manual' | 'forceReload' | undefined
        stays: boolean
      }
    | { do: 'wait'; ms: number }
    | { do: 'attend'; attended: boolean }
    | { do: 'close' | 'navigate' | 'sign-in' | 'reload' }

  const severity = fc.constantFrom<TipSeverity>('success', 'info', 'pro', 'warn', 'error', 'system')
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      do: fc.constant('request' as const),
      severity,
      behavior: fc.constantFrom(undefined, 'duration' as const, 'manual' as const, 'forceReload' as const),
      stays: fc.boolean(),
    }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 700, 2_500, 4_999, 5_000) }),
    fc.record({ do: fc.constant('attend' as const), attended: fc.boolean() }),
    fc.record({ do: fc.constantFrom('close' as const, 'navigate' as const, 'sign-in' as const, 'reload' as const) }),
  )

  /** The written rules once more, as plainly as they can be said, with a clock that is only added up. */
  function reference() {
    const rank = ['success', 'info', 'pro', 'warn', 'error', 'system']
    let current: { name: string; severity: TipSeverity; byDuration: boolean; left: number; watched: boolean } | null =
      null
    const gone: string[] = []
    const drop = () => {
      if (current) gone.push(current.name)
      current = null
    }
    return {
      gone,
      now: () => current,
      apply(step: Step, name: string) {
        switch (step.do) {
          case 'request': {
            const byDuration = (step.behavior ?? (step.severity === 'system' ? 'manual' : 'duration')) === 'duration'
            const graver = current && rank.indexOf(step.severity) >= rank.indexOf(current.severity)
            if (current && !current.byDuration && !graver) {
              gone.push(name)
              return
            }
            drop()
            current = { name, severity: step.severity, byDuration, left: TIP_DURATION_MS, watched: false }
            return
          }
          case 'wait':
            if (!current?.byDuration || current.watched) return
            current.left -= step.ms
            if (current.left <= 0) drop()
            return
          case 'attend':
            if (current) current.watched = step.attended
            return
          case 'navigate':
            if (current?.severity === 'pro' && !current.name.endsWith('stays')) drop()
            return
          default:
            drop()
        }
      },
    }
  }

  it('shows what the rules say, and calls each callback exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { request, shown, close, reloadClick, attend, navigate, signIn } = portal()
        const rules = reference()
        const called: string[] = []
        for (const [index, step] of steps.entries()) {
          const name = step.do === 'request' && step.stays ? `${index} stays` : `${index}`
          rules.apply(step, name)
          if (step.do === 'request') {
            const tip: Tip = {
              severity: step.severity,
              title: name,
              ...(step.behavior ? { closeBehavior: step.behavior } : {}),
              closesOnNavigation: () => !step.stays,
              closeCallback: (_reason: TipCloseReason) => called.push(name),
            }
            request(tip)
          } else if (step.do === 'wait') await later(step.ms)
          else if (step.do === 'attend') attend(step.attended)
          else ({ close, navigate: () => navigate(there), 'sign-in': signIn, reload: reloadClick })[step.do]()
          expect(shown()?.title ?? null).toBe(rules.now()?.name ?? null)
          expect(called).toEqual(rules.gone)
        }
      }),
      { numRuns: 200 },
    )
  })
})
