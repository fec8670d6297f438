import { ComboBox, type ComboBoxProps } from '@/design-system/ComboBox'
import { useIntl } from '@/shared/i18n'
import { type ChosenPost, usePostOptions } from '../api/use-post-options'
import { messages } from '../messages'

export type PostPickerProps = Pick<ComboBoxProps, 'label' | 'description' | 'error' | 'className'> & {
  /** The post that another one is chosen for; it is not offered. */
  postId?: string
  value: ChosenPost | null
  onValueChange: (post: ChosenPost | null) => void
}

/** Chooses one post, by its number or by words of its title. */
export function PostPicker({ postId, value, onValueChange, ...field }: PostPickerProps) {
  const { formatMessage } = useIntl()
  const { source, optionOf, postOf } = usePostOptions(postId)
  return (
    <ComboBox
      {...field}
      {...source}
      placeholder={formatMessage(messages.hint)}
      clearLabel={formatMessage(messages.clear)}
      value={value && optionOf(value)}
      onValueChange={(option) => onValueChange((option && postOf(option.value)) ?? null)}
    />
  )
}
