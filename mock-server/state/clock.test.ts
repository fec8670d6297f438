import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testStart, WorldClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the clock of a world', () => {
  it('ticks with real time from its own beginning', () => {
    const clock = new WorldClock({ now: testStart })
    vi.advanceTimersByTime(1500)
    expect(clock.now()).toBe(testStart + 1500)
  })

  it('stands still when frozen, and moves by hand', () => {
    const clock = new WorldClock({ now: testStart, frozen: true })
    vi.advanceTimersByTime(1500)
    clock.advance(100)
    expect(clock.now()).toBe(testStart + 100)
  })

  it('runs what falls due, at its time, in order', () => {
    const clock = new WorldClock({ now: testStart })
    const ran: [string, number][] = []
    clock.after(2000, () => ran.push(['second', clock.now() - testStart]))
    clock.after(1000, () => ran.push(['first', clock.now() - testStart]))
    vi.advanceTimersByTime(1999)
    expect(ran).toEqual([['first', 1000]])
    clock.advance(5000)
    expect(ran).toEqual([
      ['first', 1000],
      ['second', 2000],
    ])
  })

  it('runs also what was asked for on the way', () => {
    const clock = new WorldClock({ now: testStart, frozen: true })
    const ran: number[] = []
    const again = () => {
      ran.push(clock.now() - testStart)
      if (ran.length < 3) clock.after(10, again)
    }
    clock.after(10, again)
    clock.advance(100)
    expect(ran).toEqual([10, 20, 30])
    expect(clock.now()).toBe(testStart + 100)
  })

  it('forgets what was called off or stopped', () => {
    const clock = new WorldClock({ now: testStart })
    const run = vi.fn()
    clock.after(10, run)()
    clock.after(10, run)
    clock.stop()
    vi.advanceTimersByTime(100)
    expect(run).not.toHaveBeenCalled()
  })

  it('waits longer than a platform timer can', () => {
    const clock = new WorldClock({ now: testStart })
    const run = vi.fn()
    clock.after(40 * 24 * 3_600_000, run)
    vi.advanceTimersByTime(39 * 24 * 3_600_000)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2 * 24 * 3_600_000)
    expect(run).toHaveBeenCalledOnce()
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('does not move by %s', (step) => {
    expect(() => new WorldClock().advance(step)).toThrow('time only moves forward')
  })
})
