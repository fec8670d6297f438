import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { PictureFailure } from '../model/picture-kind'

const sentences: Record<PictureFailure, typeof messages.pictureKind> = {
  heic: messages.pictureHeic,
  svg: messages.pictureSvg,
  kind: messages.pictureKind,
  bytes: messages.pictureBytes,
  pixels: messages.picturePixels,
  broken: messages.pictureBroken,
  sending: messages.pictureSending,
}

/** Why a picture is not there, and what else can be done with its file. */
export function failureSentence(
  { failure, name }: { failure: PictureFailure; name: string },
  { formatMessage }: PortalIntl,
): string {
  return formatMessage(sentences[failure], { name })
}
