import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FrameReader, toFrames } from './frames.ts'

function readAll(frames: string[]) {
  const reader = new FrameReader()
  return frames.map((frame) => reader.read(frame)).filter(({ kind }) => kind !== 'waiting')
}

describe('frames', () => {
  it('bring any message over in one piece, however long it is', () => {
    const message = fc.oneof(
      fc.record({ t: fc.string(), d: fc.jsonValue() }),
      fc.integer({ min: 1, max: 60 }).map((n) => ({ d: 'ü'.repeat(n * 1000) })),
    )
    fc.assert(
      fc.property(message, (sent) => {
        expect(readAll(toFrames(sent))).toEqual([
          { kind: 'message', message: JSON.parse(JSON.stringify(sent)) as unknown },
        ])
      }),
    )
  })

  it('announce the number of pieces of a message that is longer than one', () => {
    expect(toFrames('x'.repeat(40_000))).toHaveLength(4)
    expect(toFrames('x'.repeat(40_000))[0]).toBe('3')
    expect(toFrames('x'.repeat(100))).toHaveLength(1)
  })

  it('take a zero for what it is: a sign of life between messages', () => {
    expect(readAll(['0', '{"t":"c"}', '0'])).toEqual([{ kind: 'message', message: { t: 'c' } }])
  })

  it.each([[['not json']], [['2', '{"a":', 'oops']], [['999999']], [['{"a":1}}']]])(
    'tell broken frames %j',
    (frames) => {
      expect(readAll(frames)).toEqual([{ kind: 'broken' }])
    },
  )
})
