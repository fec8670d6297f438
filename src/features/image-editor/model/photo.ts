import { drawPicture, type PictureSource } from './draw-picture'
import { type Area, untouched } from './picture-edit'

/** The edge of a photo of a person, in pixels, and the shortest edge that one can be cut from. */
export const PHOTO_EDGE = 512
export const PHOTO_FEWEST = 256

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): Area {
  const edge = Math.min(width, height)
  return {
    x: (width - edge) / 2 / width,
    y: (height - edge) / 2 / height,
    width: edge / width,
    height: edge / height,
  }
}

/** A square of a picture, drawn anew: of what the camera wrote beside the pixels nothing is left. */
export async function photoOf(picture: HTMLImageElement, crop: Area): Promise<Blob> {
  const square = document.createElement('canvas')
  drawSquare(square, picture, crop, PHOTO_EDGE)
  const encoded = await new Promise<Blob | null>((resolve) => square.toBlob(resolve, 'image/jpeg', 0.9))
  if (!encoded) throw new Error('The photo could not be drawn')
  return encoded
}

/** The photo at an address as one that can be sent, so that it can be brought back. */
export async function photoAt(address: string): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return photoOf(picture, middleSquare(picture.naturalWidth, picture.naturalHeight))
}

export function drawSquare(canvas: HTMLCanvasElement, picture: PictureSource, crop: Area, edge: number): void {
  const cut = document.createElement('canvas')
  drawPicture(cut, picture, { ...untouched(), crop }, PHOTO_EDGE)
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  // A JPEG knows nothing transparent.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(cut, 0, 0, edge, edge)
}
