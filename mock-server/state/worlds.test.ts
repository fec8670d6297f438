import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyWorlds } from '../testing/empty-worlds.ts'
import { chooseWorld, worldNameOf } from './choose-world.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-05-05T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('worlds', () => {
  it('come to be by being asked for, and are the same the next time', () => {
    const worlds = emptyWorlds()
    expect(worlds.get('one')).toBe(worlds.get('one'))
    expect(worlds.names()).toEqual(['one'])
  })

  it('begin at the fixed test time, only the demo in real time', () => {
    const worlds = emptyWorlds({ realTime: true })
    expect(worlds.get('one').clock.iso()).toBe('2026-11-20T10:17:00.000Z')
    expect(worlds.get().clock.iso()).toBe('2030-05-05T12:00:00.000Z')
    expect(emptyWorlds().get().clock.iso()).toBe('2026-11-20T10:17:00.000Z')
  })

  it('are equal when their seeds are, whatever their names', () => {
    const worlds = emptyWorlds()
    expect(worlds.get('one').random.id()).toBe(worlds.get('other').random.id())
    expect(worlds.reset('one', { seed: 'crowded' }).random.id()).not.toBe(worlds.reset('other').random.id())
  })

  it('tell that they are closed when they are reset', () => {
    const worlds = emptyWorlds()
    const closed = vi.fn()
    worlds.get('one').events.on('closed', closed)
    worlds.reset('one')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('are let go when nobody uses them, except the default one and those that are held', () => {
    const worlds = emptyWorlds({ idleMs: 1000 })
    worlds.get()
    worlds.get('idle')
    worlds.get('held')
    const release = worlds.hold('held')
    vi.advanceTimersByTime(2000)
    worlds.get('used')
    worlds.evictIdle()
    expect(worlds.names()).toEqual(['default', 'held', 'used'])
    release()
    vi.advanceTimersByTime(2000)
    worlds.evictIdle()
    expect(worlds.names()).toEqual(['default'])
  })

  it('make room for new ones, the longest unused first and the held last', () => {
    const worlds = emptyWorlds({ capacity: 3 })
    worlds.get()
    worlds.get('held')
    worlds.hold('held')
    vi.advanceTimersByTime(10)
    worlds.get('second')
    worlds.get('third')
    expect(worlds.names()).toEqual(['default', 'held', 'third'])
  })

  it.each(['', 'UPPER', 'a/b', 'a.b', '-a', 'a'.repeat(65)])('are not named "%s"', (name) => {
    expect(() => emptyWorlds().get(name)).toThrow('a world is named')
    expect(worldNameOf(new Headers({ 'x-mock-world': name }))).toBe('default')
  })

  it('are called for, those that are there and those to come', () => {
    const worlds = emptyWorlds()
    worlds.get('one')
    const seen: string[] = []
    const stop = worlds.onEach(({ name }) => seen.push(name))
    worlds.get('two')
    stop()
    worlds.get('three')
    expect(seen).toEqual(['one', 'two'])
  })

  it('are chosen by header before cookie', () => {
    const worlds = emptyWorlds()
    expect(chooseWorld(worlds, new Headers({ 'x-mock-world': 'h', cookie: 'mock-world=c' })).name).toBe('h')
    expect(chooseWorld(worlds, new Headers({ cookie: 'x=1;  mock-world=c; y=2' })).name).toBe('c')
    expect(chooseWorld(worlds, new Headers()).name).toBe('default')
  })
})

describe('a world', () => {
  it('counts its builds and loses old chunks only until a page is loaded anew', () => {
    const world = emptyWorlds().get('one')
    const before = world.build.version
    world.releaseBuild({ chunksGone: true })
    expect(world.build.version).not.toBe(before)
    expect(world.chunksGone).toBe(true)
    world.documentServed()
    expect(world.chunksGone).toBe(false)
  })

  it('spares its listeners from one that fails', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const world = emptyWorlds().get('one')
    const second = vi.fn()
    world.events.on('bulk-progressed', () => {
      throw new Error('broken')
    })
    world.events.on('bulk-progressed', second)
    world.events.emit('bulk-progressed', { userId: 'u', operationId: 'o' })
    expect(second).toHaveBeenCalledOnce()
    silent.mockRestore()
  })
})
