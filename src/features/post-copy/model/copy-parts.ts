import type { Schemas } from '@/api'

/** What can be taken of a post, in the order in which it is offered. */
export const copyParts = ['text', 'images', 'attachments', 'event'] as const

/** A part of a post that can be taken. */
export type CopyPart = (typeof copyParts)[number]

/** The parts that the post has. */
export function partsOf({ imagesCount, attachmentsCount, event }: Schemas['PostSummary']): CopyPart[] {
  const has = { text: true, images: imagesCount > 0, attachments: attachmentsCount > 0, event: !!event }
  return copyParts.filter((part) => has[part])
}
