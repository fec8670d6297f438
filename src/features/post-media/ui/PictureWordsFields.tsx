import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What is said of a picture. */
export type PictureWords = { alternativeText: string; decorative: boolean; caption: string }

export type PictureWordsFieldsProps = {
  value: PictureWords
  /** Whether words can stand below it. */
  captioned: boolean
  onValueChange: (value: PictureWords) => void
}

/** Asks what a picture shows, or that it shows nothing to describe, and what stands below it. */
export function PictureWordsFields({ value, captioned, onValueChange }: PictureWordsFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <TextArea
        label={formatMessage(messages.whatItShows)}
        description={formatMessage(messages.whatItShowsHint)}
        value={value.alternativeText}
        maxLength={500}
        disabled={value.decorative}
        onValueChange={(alternativeText) => onValueChange({ ...value, alternativeText })}
      />
      <Checkbox
        label={formatMessage(messages.decorative)}
        description={formatMessage(messages.decorativeHint)}
        checked={value.decorative}
        onCheckedChange={(decorative) => onValueChange({ ...value, decorative })}
      />
      {captioned && (
        <TextField
          label={formatMessage(messages.caption)}
          optionalLabel={formatMessage(messages.optional)}
          value={value.caption}
          maxLength={200}
          onValueChange={(caption) => onValueChange({ ...value, caption })}
        />
      )}
    </>
  )
}

/** The words that a picture has. */
export function wordsOf({ alternativeText, decorative = false, caption = '' }: Schemas['PostImage']): PictureWords {
  return { alternativeText, decorative, caption }
}

/** The words as they are sent: what is decorative has no description. */
export function sentWords({ alternativeText, decorative, caption }: PictureWords): PictureWords {
  return { alternativeText: decorative ? '' : alternativeText.trim(), decorative, caption: caption.trim() }
}
