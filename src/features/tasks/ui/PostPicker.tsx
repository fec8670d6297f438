import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type Schemas, unwrap } from '@/api'
import { ComboBox, type ComboBoxOption } from '@/design-system/ComboBox'
import { useIntl } from '@/shared/i18n'
import { formMessages as messages, messages as words } from '../messages'

type Post = Pick<Schemas['PostRef'], 'id' | 'title'>

export type PostPickerProps = {
  value: Post | null
  error: string | undefined
  onValueChange: (post: Post | null) => void
}

/** Finds the post at which a task hangs, by its number or words. */
export function PostPicker({ value, error, onValueChange }: PostPickerProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const found = useQuery({
    queryKey: ['post-candidates', search] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/internal/v2/communication/post-candidates', { params: { query: { search } }, signal })),
    placeholderData: (before) => before,
  })
  const options = (found.data?.posts ?? []).map(({ id, number, title, community }): ComboBoxOption => ({
    value: id,
    label: title,
    description: formatMessage(messages.candidate, { number: String(number), community: community.name }),
  }))
  return (
    <ComboBox
      label={formatMessage(messages.post)}
      placeholder={formatMessage(messages.postHint)}
      value={value && { value: value.id, label: value.title }}
      options={options}
      onSearch={setSearch}
      status={found.isError ? 'failed' : found.data ? 'ready' : 'loading'}
      emptyLabel={formatMessage(messages.noPost)}
      loadingLabel={formatMessage(messages.searching)}
      failedLabel={formatMessage(messages.searchFailed)}
      retryLabel={formatMessage(words.tryAgain)}
      error={error}
      onValueChange={(option) => onValueChange(option && { id: option.value, title: option.label })}
    />
  )
}
