import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changesPixels,
  freshArea,
  focalInCrop,
  mirrored,
  type PictureEdit,
  ratios,
  type Shape,
  shaped,
  turned,
  untouched,
} from './picture-edit'

const share = fc.integer({ min: 0, max: 64 }).map((n) => n / 64)
const area = fc.tuple(share, share, share, share).map(([a, b, c, d]) => ({
  x: Math.min(a, b),
  y: Math.min(c, d),
  width: Math.abs(a - b),
  height: Math.abs(c - d),
}))
const edits = fc
  .record({ crop: area, focal: fc.record({ x: share, y: share }), hidden: fc.array(area, { maxLength: 3 }) })
  .map((laid): PictureEdit => ({ ...untouched(), ...laid }))

const turnOften = (edit: PictureEdit, direction: 'left' | 'right', times: number) =>
  Array.from({ length: times }).reduce<PictureEdit>((before) => turned(before, direction), edit)

describe('what is done to a picture', () => {
  it('is undone by turning back, by turning all the way, and by mirroring twice', () => {
    fc.assert(
      fc.property(edits, fc.boolean(), (laid, swapped) => {
        const edit = swapped ? mirrored(laid) : laid
        expect(turned(turned(edit, 'left'), 'right')).toEqual(edit)
        expect(turnOften(edit, 'right', 4)).toEqual(edit)
        expect(mirrored(mirrored(edit))).toEqual(edit)
      }),
    )
  })

  it('keeps what lies on it inside, and where it lies', () => {
    const corner = { ...untouched(), hidden: [{ x: 0, y: 0, width: 0.25, height: 0.5 }] }
    expect(turned(corner, 'right').hidden).toEqual([{ x: 0.5, y: 0, width: 0.5, height: 0.25 }])
    expect(turned(corner, 'left').hidden).toEqual([{ x: 0, y: 0.75, width: 0.5, height: 0.25 }])
    expect(mirrored(corner).hidden).toEqual([{ x: 0.75, y: 0, width: 0.25, height: 0.5 }])
  })

  it('counts a turn of the mirrored picture from the picture that is turned before it is mirrored', () => {
    expect(turned(mirrored(untouched()), 'right').turns).toBe(3)
    expect(turned(untouched(), 'right').turns).toBe(1)
  })

  it('gives every form its ratio, inside the picture and around the focal point', () => {
    const ratio = fc.double({ min: 0.2, max: 5, noNaN: true })
    fc.assert(
      fc.property(
        edits,
        ratio,
        fc.constantFrom<Exclude<Shape, 'free'>>('wide', 'square', 'cover', 'band'),
        (edit, of, form) => {
          const { crop, focal } = shaped(edit, form, of)
          expect((crop.width * of) / crop.height).toBeCloseTo(ratios[form])
          expect(Math.max(crop.width, crop.height)).toBeCloseTo(1)
          expect(crop.x).toBeGreaterThanOrEqual(0)
          expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9)
          expect(focal.x).toBeGreaterThanOrEqual(crop.x - 1e-9)
          expect(focal.x).toBeLessThanOrEqual(crop.x + crop.width + 1e-9)
        },
      ),
    )
  })

  it('hides enough of a flat picture to take hold of it', () => {
    expect(freshArea(1.5)).toEqual({ x: 0.35, y: 0.35, width: 0.3, height: 0.3 })
    expect(freshArea(6).height).toBeCloseTo(0.9)
    expect(freshArea(1 / 6).width).toBeCloseTo(0.9)
  })

  it('says the focal point within what stays, and whether the pixels are others', () => {
    const edit = { ...untouched({ x: 0.75, y: 0.1 }), crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } }
    expect(focalInCrop(edit)).toEqual({ x: 0.5, y: 0 })
    expect([changesPixels(edit), changesPixels(untouched({ x: 0, y: 1 }))]).toEqual([true, false])
  })
})
