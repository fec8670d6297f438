/** A part of a picture, in shares of its width and height from the upper left. */
export type Area = { x: number; y: number; width: number; height: number }

export type Point = { x: number; y: number }

/** The form of the part that stays; `free` has none. */
export type Shape = 'free' | 'wide' | 'classic' | 'square' | 'cover' | 'band'

/** Width by height of each form. */
export const ratios: Record<Exclude<Shape, 'free'>, number> = {
  wide: 16 / 9,
  classic: 4 / 3,
  square: 1,
  cover: 12 / 5,
  band: 6,
}

/** What is done to a picture. Crop, focal point and hidden areas lie on the picture as it is turned and mirrored. */
export type PictureEdit = {
  /** Quarters of a turn clockwise, done before mirroring. */
  turns: 0 | 1 | 2 | 3
  mirrored: boolean
  shape: Shape
  crop: Area
  focal: Point
  hidden: readonly Area[]
}

const whole: Area = { x: 0, y: 0, width: 1, height: 1 }

const centre: Point = { x: 0.5, y: 0.5 }

/** A picture to which nothing is done yet. */
export function untouched(focal: Point = centre): PictureEdit {
  return { turns: 0, mirrored: false, shape: 'free', crop: whole, focal, hidden: [] }
}

/** A new hidden area in the middle. `ratio` is that of the turned picture: a flat one is hidden from top to bottom. */
export function freshArea(ratio: number): Area {
  const height = Math.min(0.9, Math.max(0.3, ratio * 0.15))
  const width = Math.min(0.9, Math.max(0.3, 0.15 / ratio))
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** Turns the picture a quarter, with everything that lies on it. */
export function turned(edit: PictureEdit, direction: 'left' | 'right'): PictureEdit {
  const clockwise = direction === 'right'
  // What is mirrored was turned before: seen from there, the turn goes the other way.
  const step = clockwise === edit.mirrored ? 3 : 1
  return {
    ...edit,
    turns: ((edit.turns + step) % 4) as PictureEdit['turns'],
    // A form that stood upright would lie down.
    shape: 'free',
    crop: turnArea(edit.crop, clockwise),
    focal: turnPoint(edit.focal, clockwise),
    hidden: edit.hidden.map((area) => turnArea(area, clockwise)),
  }
}

/** Swaps left and right, with everything that lies on the picture. */
export function mirrored(edit: PictureEdit): PictureEdit {
  return {
    ...edit,
    mirrored: !edit.mirrored,
    crop: mirrorArea(edit.crop),
    focal: { ...edit.focal, x: 1 - edit.focal.x },
    hidden: edit.hidden.map(mirrorArea),
  }
}

/** Gives the part that stays a form: the largest around the focal point. `ratio` is that of the turned picture. */
export function shaped(edit: PictureEdit, shape: Shape, ratio: number): PictureEdit {
  if (shape === 'free') return { ...edit, shape }
  const wanted = ratios[shape] / ratio
  const width = Math.min(1, wanted)
  const height = Math.min(1, 1 / wanted)
  const start = (at: number, size: number) => Math.min(1 - size, Math.max(0, at - size / 2))
  const crop = { x: start(edit.focal.x, width), y: start(edit.focal.y, height), width, height }
  return { ...edit, shape, crop }
}

/** Where the focal point lies in the part that stays; at its edge where it was cut away. */
export function focalInCrop({ crop, focal }: PictureEdit): Point {
  return {
    x: within((focal.x - crop.x) / crop.width),
    y: within((focal.y - crop.y) / crop.height),
  }
}

/** Whether the result has other pixels than the picture. */
export function changesPixels({ turns, mirrored: swapped, crop, hidden }: PictureEdit): boolean {
  const cut = crop.x > 0 || crop.y > 0 || crop.width < 1 || crop.height < 1
  return turns !== 0 || swapped || cut || hidden.length > 0
}

function turnArea({ x, y, width, height }: Area, clockwise: boolean): Area {
  return clockwise
    ? { x: 1 - y - height, y: x, width: height, height: width }
    : { x: y, y: 1 - x - width, width: height, height: width }
}

function turnPoint({ x, y }: Point, clockwise: boolean): Point {
  return clockwise ? { x: 1 - y, y: x } : { x: y, y: 1 - x }
}

function mirrorArea(area: Area): Area {
  return { ...area, x: 1 - area.x - area.width }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
