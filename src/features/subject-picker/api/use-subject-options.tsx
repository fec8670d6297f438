import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import type { ComboBoxOption } from '@/design-system/ComboBox'
import { Icon, UsersIcon } from '@/design-system/icons'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { useRestingWords } from '@/shared/resting-words'
import { messages } from '../messages'
import { keyOf, nameOf } from '@/features/subjects'

type Subject = Schemas['Assignee']

/** Whom people are chosen for; those who cannot read it stand last and cannot be chosen. Empty for no such thing. */
export type Readers = { postId: string } | { communityId: string } | Record<string, never>

/** Who is offered: people and groups who can read it, people alone, or all people, whether they can read it or not. */
export type Offered = 'subjects' | 'people' | 'everyone'

const candidates = (search: string, readers: Readers, everyone: boolean) =>
  queryOptions({
    queryKey: ['subject-candidates', readers, everyone, search] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/internal/v2/communication/subject-candidates', {
          params: { query: { search, ...readers, ...(everyone && { everyone }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** People and groups as options of a field, searched while somebody types. */
export function useSubjectOptions(readers: Readers, offered: Offered = 'subjects') {
  const everyone = offered === 'everyone'
  const intl = useIntl()
  const { words, waiting: typing, onType } = useRestingWords()
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...candidates(words ?? '', readers, offered !== 'subjects'),
    enabled: words !== null,
  })
  const found = data?.candidates ?? []
  const bySubject = new Map(found.map(({ subject }) => [keyOf(subject), subject]))
  const options = found.map(({ subject, detail, canRead }): ComboBoxOption => ({
    ...optionOf(subject),
    description:
      canRead || everyone
        ? subject.type === 'group'
          ? intl.formatMessage(messages.members, { count: Number(detail) })
          : detail
        : intl.formatMessage(messages.cannotRead),
    disabled: !canRead && !everyone,
  }))
  const waiting = typing || (isPending && isFetching)
  return {
    subjectOf: (key: string) => bySubject.get(key),
    source: {
      options,
      onSearch: (typed: string) => {
        onType(typed)
        if (isError) void refetch()
      },
      status: isError && !isFetching ? 'failed' : waiting ? 'loading' : 'ready',
      emptyLabel: intl.formatMessage(messages.nobody),
      loadingLabel: intl.formatMessage(messages.searching),
      failedLabel: intl.formatMessage(messages.failed),
      retryLabel: intl.formatMessage(retryMessages.tryAgain),
    } as const,
  }
}

/** A person or a group as an option that was chosen. */
export function optionOf(subject: Subject): ComboBoxOption {
  return {
    value: keyOf(subject),
    label: nameOf(subject),
    icon:
      subject.type === 'user' ? (
        <Avatar name={subject.user.fullName} src={subject.user.accountPhotoUrl} size={24} />
      ) : (
        <Icon of={UsersIcon} />
      ),
  }
}
