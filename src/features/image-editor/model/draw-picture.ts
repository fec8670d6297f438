import { type PictureEdit, untouched } from './picture-edit'

/** The longest edge of a picture that is sent, in pixels. */
const LONGEST = 2_560

/** More pixels than this are refused before anything is drawn. */
const MOST_PIXELS = 100_000_000

/** How much of a photo is kept where its format loses some. */
const QUALITY = 0.9

/** Why a file cannot be drawn. */
class PictureRefused extends Error {
  readonly reason: 'pixels' | 'broken'

  constructor(reason: 'pixels' | 'broken') {
    super(`The picture is refused: ${reason}`)
    this.reason = reason
  }
}

/** What can be drawn from. */
export type PictureSource = HTMLImageElement | HTMLCanvasElement

/** Reads a picture, upright as its camera was held. */
export async function readPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image()
  const address = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = () => reject(new PictureRefused('broken'))
      picture.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
  if (picture.naturalWidth * picture.naturalHeight > MOST_PIXELS) throw new PictureRefused('pixels')
  return picture
}

/** Width by height of a picture as it is turned. */
export function ratioOf(source: PictureSource, { turns }: Pick<PictureEdit, 'turns'>): number {
  const { width, height } = sizeOf(source)
  return turns % 2 === 1 ? height / width : width / height
}

/** Draws what stays of a picture into a canvas, its longest edge at most this long. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  picture: PictureSource,
  { turns, mirrored, crop, hidden }: PictureEdit,
  longest: number,
): void {
  const size = sizeOf(picture)
  const lying = turns % 2 === 1
  const [width, height] = lying ? [size.height, size.width] : [size.width, size.height]
  const scale = Math.min(1, longest / Math.max(width * crop.width, height * crop.height))
  const [wide, high] = [width * scale, height * scale]
  canvas.width = Math.max(1, Math.round(wide * crop.width))
  canvas.height = Math.max(1, Math.round(high * crop.height))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureRefused('broken')
  context.imageSmoothingQuality = 'high'
  context.translate(-crop.x * wide, -crop.y * high)
  context.save()
  context.translate(wide / 2, high / 2)
  if (mirrored) context.scale(-1, 1)
  context.rotate((turns * Math.PI) / 2)
  const [drawnWidth, drawnHeight] = lying ? [high, wide] : [wide, high]
  context.drawImage(picture, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight)
  context.restore()
  // Solid, and never blurred: from a blur the letters below can be found again.
  context.fillStyle = '#000'
  for (const area of hidden) {
    const [left, top] = [Math.floor(area.x * wide), Math.floor(area.y * high)]
    const [right, bottom] = [Math.ceil((area.x + area.width) * wide), Math.ceil((area.y + area.height) * high)]
    context.fillRect(left, top, right - left, bottom - top)
  }
}

function sizeOf(source: PictureSource): { width: number; height: number } {
  if (source instanceof HTMLCanvasElement) return source
  return { width: source.naturalWidth, height: source.naturalHeight }
}

/**
 * The picture anew, from its pixels alone: what the camera wrote beside them (place, time, device) stays here, and so
 * does what is hidden or cut away.
 */
export async function encodePicture(picture: HTMLImageElement, edit: PictureEdit, file: Blob): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawPicture(canvas, picture, edit, LONGEST)
  const format = await formatOf(file)
  const encoded = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, format === 'image/gif' ? 'image/png' : format, QUALITY)
  })
  if (!encoded) throw new PictureRefused('broken')
  return encoded
}

/** A file as it is sent: drawn anew. A GIF stays as it is, as it would stand still; cameras write none. */
export async function cleanPicture(file: Blob): Promise<Blob> {
  const picture = await readPicture(file)
  return (await formatOf(file)) === 'image/gif' ? file : encodePicture(picture, untouched(), file)
}

/** What a picture is by its first bytes, whatever it is called. */
async function formatOf(file: Blob): Promise<'image/jpeg' | 'image/webp' | 'image/gif' | 'image/png'> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (head.startsWith('\u00ff\u00d8')) return 'image/jpeg'
  if (head.startsWith('GIF8')) return 'image/gif'
  return head.startsWith('RIFF') ? 'image/webp' : 'image/png'
}
