import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import type { ComboBoxOption } from '@/design-system/ComboBox'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { accountQueries } from '../api/account-calls'
import { messages } from './messages'

/** How long typing rests before it is searched, in milliseconds. */
const REST = 200

/** Colleagues as options of a field, searched in the directory while somebody types. */
export function useColleagueOptions(ownId: string) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const [search, setSearch] = useState<string | null>(null)
  useEffect(() => (typed === null ? undefined : later(() => setSearch(typed), REST)), [typed])
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...accountQueries.colleagues(search ?? ''),
    enabled: search !== null,
  })
  // Nobody stands in for themselves.
  const people = (data?.people ?? []).filter(({ id }) => id !== ownId)
  const waiting = typed !== search || (isPending && isFetching)
  return {
    personOf: (id: string): Schemas['UserSummary'] | undefined => {
      const person = people.find((one) => one.id === id)
      if (!person) return undefined
      const { fullName, firstName, accountPhotoUrl, deleted } = person
      return { id, fullName, firstName, accountPhotoUrl, deleted }
    },
    source: {
      options: people.map((person): ComboBoxOption => ({
        ...optionOf(person),
        ...(person.caption !== null && { description: person.caption }),
      })),
      onSearch: (words: string) => {
        setTyped(words.trim())
        if (isError) void refetch()
      },
      status: isError && !isFetching ? 'failed' : waiting ? 'loading' : 'ready',
      emptyLabel: formatMessage(messages.nobody),
      loadingLabel: formatMessage(messages.searching),
      failedLabel: formatMessage(messages.searchFailed),
      retryLabel: formatMessage(messages.tryAgain),
    } as const,
  }
}

export function optionOf({ id, fullName, accountPhotoUrl }: Schemas['UserSummary']): ComboBoxOption {
  return { value: id, label: fullName, icon: <Avatar name={fullName} src={accountPhotoUrl} size={24} /> }
}
