import { useCallback, useState } from 'react'
import type { Schemas } from '@/api'
import { Stack } from '@/design-system/Stack'
import { type EditedPicture, type EditorShape, imageEditor } from '@/features/image-editor'
import { readPicture } from '../api/media-calls'
import { PictureWordsFields, sentWords, wordsOf } from './PictureWordsFields'

const ImageEditor = imageEditor.component('ImageEditor')

export type EditPictureDialogProps = {
  image: Schemas['PostImage']
  /** The bytes, where they are not at the address of the image. */
  file?: Blob
  /** Whether it can have words below it; so where nothing is said. */
  captioned?: boolean
  /** The form of the place where it stands; free where it has none. */
  shape: EditorShape
  /** Rejects where it could not be saved; what was done stays. */
  onSave: (file: EditedPicture['file'], words: Schemas['PostImageChange']) => Promise<void>
  onClose: () => void
}

/** Edits a picture: its pixels, the point that stays in sight, and its words. */
export function EditPictureDialog({ image, file, captioned = true, shape, onSave, onClose }: EditPictureDialogProps) {
  const [words, setWords] = useState(() => wordsOf(image))
  const { url } = image
  const load = useCallback(() => (file ? Promise.resolve(file) : readPicture(url)), [file, url])
  return (
    <ImageEditor
      load={load}
      focalPoint={image.focalPoint}
      shape={shape}
      onSave={({ file: edited, focalPoint }) => onSave(edited, { ...sentWords(words), focalPoint })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <PictureWordsFields captioned={captioned} value={words} onValueChange={setWords} />
      </Stack>
    </ImageEditor>
  )
}
