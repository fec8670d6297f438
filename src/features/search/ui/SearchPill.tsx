import { SearchField } from '@/design-system/SearchField'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'

export type SearchPillProps = {
  value: string
  onValueChange: (value: string) => void
  onSubmit?: ((value: string) => void) | undefined
}

/** The search of the header: one line, reached by "/", grown while it holds words. */
export function SearchPill(props: SearchPillProps) {
  const { formatMessage } = useIntl()
  return (
    <SearchField
      {...props}
      label={formatMessage(messages.search)}
      clearLabel={formatMessage(messages.clear)}
      shortcut="/"
    />
  )
}
