import { useState } from 'react'
import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { MediaFormDialog } from './MediaFormDialog'
import { PictureWordsFields, sentWords, wordsOf } from './PictureWordsFields'
import styles from './PostMedia.module.css'

export type PictureWordsDialogProps = {
  image: Schemas['PostImage']
  /** Whether it can have words below it; so where nothing is said. */
  captioned?: boolean
  /** Rejects where it could not be saved; what was written stays. */
  onSave: (words: Schemas['PostImageChange']) => Promise<void>
  onClose: () => void
}

/** The words of a picture by themselves, where its pixels are right. */
export function PictureWordsDialog({ image, captioned = true, onSave, onClose }: PictureWordsDialogProps) {
  const { formatMessage } = useIntl()
  const [words, setWords] = useState(() => wordsOf(image))
  const [phase, setPhase] = useState<'writing' | 'saving' | 'failed'>('writing')

  function save() {
    setPhase('saving')
    onSave(sentWords(words)).then(onClose, () => setPhase('failed'))
  }

  return (
    <MediaFormDialog
      size="sm"
      title={formatMessage(messages.description)}
      submitLabel={formatMessage(messages.save)}
      phase={phase}
      onSubmit={save}
      onClose={onClose}
    >
      <img src={image.url} width={image.width} height={image.height} alt="" className={styles.thumbnail} />
      <PictureWordsFields captioned={captioned} value={words} onValueChange={setWords} />
    </MediaFormDialog>
  )
}
