import { describe, expect, it } from 'vitest'
import { CHANNEL_TOLERANCE, cropped, differenceOf, joined, type Picture, sheetOf, strips } from './picture.ts'
import { decode, encode } from './png.ts'

type Colour = readonly [red: number, green: number, blue: number]

const paper: Colour = [248, 245, 241]
const ink: Colour = [28, 33, 38]

function filled(width: number, height: number, colour: Colour): Picture {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([...colour, 255], at)
  return { width, height, data }
}

function dotted(picture: Picture, x: number, y: number, colour: Colour): Picture {
  const data = Uint8Array.from(picture.data)
  data.set(colour, (picture.width * y + x) * 4)
  return { ...picture, data }
}

function moved([red, green, blue]: Colour, steps: number): Colour {
  return [red, green, blue - steps]
}

describe('comparing', () => {
  const before = filled(20, 10, paper)

  it('finds nothing between a picture and itself, also after a file', () => {
    expect(differenceOf(before, before)).toBeNull()
    expect(differenceOf(before, decode(encode(before)))).toBeNull()
  })

  it('lets a rounding pass and nothing beyond it', () => {
    expect(differenceOf(before, filled(20, 10, moved(paper, CHANNEL_TOLERANCE)))).toBeNull()
    expect(differenceOf(before, filled(20, 10, moved(paper, CHANNEL_TOLERANCE + 1)))?.pixels).toBe(200)
  })

  it('lets nothing pass that is more than four steps from what was once drawn and kept as a file', () => {
    for (const red of [0, 1, 127, 128, 251, 252]) {
      const kept = decode(encode(filled(4, 4, [red, 0, 0])))
      expect(differenceOf(kept, filled(4, 4, [red, 0, 0]))).toBeNull()
      if (red > 4) expect(differenceOf(kept, filled(4, 4, [red - 5, 0, 0]))).not.toBeNull()
    }
  })

  it('does not let one pixel pass among all', () => {
    const difference = differenceOf(before, dotted(before, 7, 3, ink))
    expect(difference?.pixels).toBe(1)
    expect([...(difference?.marked.data.subarray((20 * 3 + 7) * 4, (20 * 3 + 7) * 4 + 3) ?? [])]).toEqual([220, 30, 60])
  })

  it('counts what one of the two does not cover', () => {
    expect(differenceOf(before, filled(20, 12, paper))?.pixels).toBe(40)
    expect(differenceOf(filled(21, 10, paper), before)?.pixels).toBe(10)
  })
})

it('cuts the ground away at the end and at the bottom only', () => {
  const { width, height, data } = cropped(dotted(filled(20, 10, paper), 7, 3, ink))
  expect([width, height]).toEqual([8, 4])
  expect([...data.subarray(-4, -1)]).toEqual(ink)
})

it('keeps a pixel of a picture of nothing', () => {
  expect(cropped(filled(20, 10, paper))).toMatchObject({ width: 1, height: 1 })
})

it('puts the states of a component below each other', () => {
  const sheet = sheetOf([filled(4, 2, paper), filled(6, 3, ink)])
  expect([sheet.width, sheet.height]).toEqual([6, 5])
  expect([...sheet.data.subarray(0, 3)]).toEqual(paper)
  expect([...sheet.data.subarray((6 * 2 + 5) * 4, (6 * 2 + 5) * 4 + 3)]).toEqual(ink)
})

it('puts states of one width and about one height beside each other, so that they pack well', () => {
  const sheet = sheetOf([filled(4, 2, paper), filled(4, 3, ink), filled(4, 9, paper), filled(6, 9, ink)])
  expect([sheet.width, sheet.height]).toEqual([8, 3 + 9 + 9])
  expect([...sheet.data.subarray(4 * 4, 4 * 4 + 3)]).toEqual(ink)
})

it('cuts a tall picture into strips that make the same picture again', () => {
  const picture = dotted(filled(4, 7, paper), 2, 5, ink)
  const cut = strips(picture, 3)
  expect(cut.map(({ height }) => height)).toEqual([3, 3, 1])
  expect(joined(cut)).toEqual(picture)
})

it.each([
  ['few colours with a palette', 250],
  ['many colours without one', 100_000],
])('keeps a picture of %s within a step of each channel', (_, colours) => {
  const picture = filled(400, 300, paper)
  for (let at = 0; at < colours; at += 1) picture.data.set([at & 255, (at >> 4) & 255, (at >> 8) & 255, 255], at * 4)
  const kept = decode(encode(picture))
  expect([kept.width, kept.height]).toEqual([400, 300])
  const steps = picture.data.reduce((most, channel, at) => Math.max(most, Math.abs(channel - (kept.data[at] ?? 0))), 0)
  expect(steps).toBe(1)
})
