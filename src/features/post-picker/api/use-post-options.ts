import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import type { ComboBoxOption } from '@/design-system/ComboBox'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { useRestingWords } from '@/shared/resting-words'
import { messages } from '../messages'

/** What is known of a post that was chosen. */
export type ChosenPost = Pick<Schemas['PostSummary'], 'id' | 'number' | 'title' | 'community' | 'workflow'>

const candidates = (search: string, postId: string | undefined) =>
  queryOptions({
    queryKey: ['post-candidates', postId, search] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/internal/v2/communication/post-candidates', {
          params: { query: { search, ...(postId !== undefined && { postId }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Posts as options of a field, searched by number or words of the title while somebody types. */
export function usePostOptions(postId: string | undefined) {
  const { formatMessage, formatName } = useIntl()
  const { words, waiting, onType } = useRestingWords()
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...candidates(words ?? '', postId),
    enabled: words !== null,
  })
  const found = data?.posts ?? []
  const optionOf = ({ id, number, title, community }: ChosenPost): ComboBoxOption => ({
    value: id,
    label: formatName(title),
    description: formatMessage(messages.candidate, {
      number: String(number),
      community: formatName(community.name),
    }),
  })
  return {
    optionOf,
    postOf: (id: string) => found.find((post) => post.id === id),
    source: {
      options: found.map(optionOf),
      onSearch: (typed: string) => {
        onType(typed)
        if (isError) void refetch()
      },
      status: isError && !isFetching ? 'failed' : waiting || (isPending && isFetching) ? 'loading' : 'ready',
      emptyLabel: formatMessage(messages.nothing),
      loadingLabel: formatMessage(messages.searching),
      failedLabel: formatMessage(messages.failed),
      retryLabel: formatMessage(retryMessages.tryAgain),
    } as const,
  }
}
