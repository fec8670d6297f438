import { useState } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { FormInDialog } from './FormInDialog'
import styles from './PostMedia.module.css'

export type PictureWordsDialogProps = {
  image: Schemas['PostImage']
  /** Rejects where it could not be saved; what was written stays. */
  onSave: (words: Schemas['PostImageChange']) => Promise<void>
  onClose: () => void
}

/** Asks what a picture shows, or that it shows nothing to describe, and what stands below it. */
export function PictureWordsDialog({ image, onSave, onClose }: PictureWordsDialogProps) {
  const { formatMessage } = useIntl()
  const [words, setWords] = useState(image.alternativeText)
  const [caption, setCaption] = useState(image.caption ?? '')
  const [decorative, setDecorative] = useState(image.decorative ?? false)
  const [phase, setPhase] = useState<'writing' | 'saving' | 'failed'>('writing')

  function save() {
    setPhase('saving')
    const alternativeText = decorative ? '' : words.trim()
    onSave({ alternativeText, decorative, caption: caption.trim() }).then(onClose, () => setPhase('failed'))
  }

  return (
    <FormInDialog
      size="sm"
      title={formatMessage(messages.description)}
      submitLabel={formatMessage(messages.save)}
      phase={phase}
      onSubmit={save}
      onClose={onClose}
    >
      <img src={image.url} width={image.width} height={image.height} alt="" className={styles.thumbnail} />
      <TextArea
        label={formatMessage(messages.whatItShows)}
        description={formatMessage(messages.whatItShowsHint)}
        value={words}
        maxLength={500}
        disabled={decorative}
        onValueChange={setWords}
      />
      <Checkbox
        label={formatMessage(messages.decorative)}
        description={formatMessage(messages.decorativeHint)}
        checked={decorative}
        onCheckedChange={setDecorative}
      />
      <TextField
        label={formatMessage(messages.caption)}
        optionalLabel={formatMessage(messages.optional)}
        value={caption}
        maxLength={200}
        onValueChange={setCaption}
      />
    </FormInDialog>
  )
}
