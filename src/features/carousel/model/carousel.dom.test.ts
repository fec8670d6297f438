import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { $session, signedIn, signedOut, type User } from '@/features/session'
import { storage } from '@/shared/storage'
import { fetchConfigFx } from './carousel'
import { $carousel, carouselWanted, finished, skipped, slideChosen } from './carousel'
import { readCarousel } from './carousel-config'

const user = examples.getSession.employee.user as User
const text = examples.getInfoCarousel.default.config
const slides = readCarousel(text)?.slides.length ?? 0

beforeEach(() => localStorage.clear())

async function portal(answer: () => string | Promise<never> = () => text) {
  const ask = vi.fn(answer)
  const scope = fork({ values: [[$session, { phase: 'signed-in', user }]], handlers: [[fetchConfigFx, ask]] })
  await allSettled(carouselWanted, { scope })
  return { scope, ask, shown: () => scope.getState($carousel) }
}

const refused = () => Promise.reject(new ApiError({ kind: 'problem', code: 'x', status: 500, requestId: null }))

it('shows the slides from the first on to a person who has not seen them', async () => {
  const { shown } = await portal()
  expect(shown()).toMatchObject({ phase: 'shown', index: 0 })
})

it.each([
  ['finishing', finished],
  ['skipping', skipped],
])('takes %s for having seen it, for this person alone', async (_how, act) => {
  const { scope, shown } = await portal()
  await allSettled(act, { scope })
  expect(shown()).toEqual({ phase: 'none' })
  expect(storage.seenCarousel.read(user.id)).toBe(true)
  expect(storage.seenCarousel.read('somebody-else')).toBeNull()
})

it('does not even ask for what has been seen', async () => {
  storage.seenCarousel.write(user.id, true)
  const { ask, shown } = await portal()
  expect(ask).not.toHaveBeenCalled()
  expect(shown()).toEqual({ phase: 'none' })
})

it('says nothing when the slides do not come, marks them as not seen, and tries again at the next start', async () => {
  const first = await portal(refused)
  expect(first.shown()).toEqual({ phase: 'none' })
  expect(storage.seenCarousel.read(user.id)).toBe(false)
  const next = await portal()
  expect(next.shown().phase).toBe('shown')
})

it('moves by the wish of the person, never beyond its slides', async () => {
  const { scope, shown } = await portal()
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.integer(), fc.constantFrom(NaN, Infinity, 0.5)), async (index) => {
      await allSettled(slideChosen, { scope, params: index })
      const carousel = shown()
      if (carousel.phase !== 'shown') throw new Error('It is gone.')
      expect(carousel.config.slides[carousel.index]).toBeDefined()
    }),
  )
  await allSettled(slideChosen, { scope, params: slides - 1 })
  expect(shown()).toMatchObject({ index: slides - 1 })
})

it('asks once however often its place is drawn, and anew for somebody else', async () => {
  const { scope, ask } = await portal()
  await allSettled(carouselWanted, { scope })
  expect(ask).toHaveBeenCalledTimes(1)
  await allSettled(signedOut, { scope })
  expect(scope.getState($carousel)).toEqual({ phase: 'none' })
  await allSettled(signedIn, { scope, params: { ...user, id: 'somebody-else' } })
  expect(ask).toHaveBeenCalledTimes(2)
})

describe('its configuration', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"slides":['],
    ['no slides', '{"slides":[]}'],
    ['a slide without a title', '{"slides":[{"description":"a","urlImage":"a.png"}]}'],
    ['a colour that is more than one', colourOf('red; background: url(//evil.example)')],
    ['a list', '[]'],
    ['null', 'null'],
  ])('shows nothing where it is %s', (_what, broken) => {
    expect(readCarousel(broken)).toBeNull()
  })

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (any) => void readCarousel(any)))
  })

  it('keeps no address that is not one of a server', () => {
    for (const urlImage of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'http://'])
      expect(
        readCarousel(JSON.stringify({ slides: [{ title: 'a', description: 'b', urlImage }] }))?.slides[0]?.urlImage,
      ).toBe('')
  })

  it('cuts what no slide has room for, and gives no button without words', () => {
    const slide = { title: 'a'.repeat(9_000), description: 'b'.repeat(9_000), urlImage: './a.png' }
    const config = readCarousel(JSON.stringify({ slides: Array(500).fill(slide), nextButtonName: '  ' }))
    expect(config?.slides.length).toBeLessThanOrEqual(12)
    expect(config?.slides[0]?.title.length).toBeLessThanOrEqual(120)
    expect(config?.nextButtonName).toBeUndefined()
  })
})

function colourOf(titleColor: string): string {
  return JSON.stringify({ slides: [{ title: 'a', description: 'b', urlImage: './a.png', titleColor }] })
}
