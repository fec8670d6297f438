import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schemas } from '@/api'
import { noteQueries } from '../api/note-queries'
import type { Words } from './use-speaker-names'

export type LoadedWords = Words & {
  /** All of them are here. */
  whole: boolean
  failed: { error: unknown; busy: boolean; onRetry: () => unknown } | null
}

/** The words of a note. A moment may lie in any part of them: all parts come, one after the other. */
export function useTranscript({ id, canReadTranscript }: Schemas['AiNote'], wanted = true): LoadedWords {
  const transcript = useInfiniteQuery({ ...noteQueries.transcript(id), enabled: canReadTranscript && wanted })
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isError, fetchNextPage, refetch } = transcript
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  const pages = data?.pages ?? []
  return {
    speakers: pages[0]?.speakers ?? {},
    segments: pages.flatMap(({ segments }) => segments),
    whole: pages.length > 0 && !hasNextPage,
    failed: isError ? { error, busy: isFetching, onRetry: refetch } : null,
  }
}
