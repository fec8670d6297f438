import type { Schemas } from '@/api'

/** The pictures around a text, as a draft names them; what is absent is not known. */
export type Pictures = Partial<Pick<Schemas['DraftFields'], 'imageIds' | 'coverImageId'>>

/** In what the pictures of two texts differ. */
export type PictureDifference = 'cover' | 'pictures' | 'order'

/** What the texts alone do not show: another cover, other pictures, or the same ones in another order. */
export function pictureDifferences(mine: Pictures, theirs: Pictures): PictureDifference[] {
  const { coverImageId: cover, imageIds: images } = mine
  const { coverImageId: otherCover, imageIds: others } = theirs
  const differences: PictureDifference[] = []
  if (cover !== undefined && otherCover !== undefined && cover !== otherCover) differences.push('cover')
  if (!images || !others) return differences
  if (images.length !== others.length || images.some((id) => !others.includes(id))) differences.push('pictures')
  else if (images.join(' ') !== others.join(' ')) differences.push('order')
  return differences
}
