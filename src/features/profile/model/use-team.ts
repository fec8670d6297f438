import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { profileQueries } from '../api/profile-queries'

/** The managers of a person up to the top, who has the same manager, and who reports to the person. */
export function useTeam(person: Schemas['Profile']) {
  const managerId = person.manager?.id
  const line = useQuery(profileQueries.reportingLine(person.id))
  const beside = useInfiniteQuery({ ...profileQueries.reports(managerId ?? ''), enabled: managerId !== undefined })
  const reports = useInfiniteQuery(profileQueries.reports(person.id))
  const managers = line.data?.managers
  // The list of a manager names the person too.
  const besides = managerId === undefined ? 0 : countOf(beside.data, 1)
  const below = countOf(reports.data, 0)
  const known = managers !== undefined && besides !== undefined && below !== undefined
  return {
    managers,
    colleagues: beside.data?.pages.flatMap((page) => page.people).filter(({ id }) => id !== person.id) ?? [],
    colleaguesCount: besides ?? 0,
    moreColleagues: beside,
    reports: reports.data?.pages.flatMap((page) => page.people) ?? [],
    reportsCount: below ?? 0,
    moreReports: reports,
    count: known ? managers.length + besides + below : undefined,
    failed: line.isError || (managerId !== undefined && beside.isError) || reports.isError,
    retry: () => {
      for (const query of [line, reports]) if (query.isError) void query.refetch()
      if (managerId !== undefined && beside.isError) void beside.refetch()
    },
  }
}

export type Team = ReturnType<typeof useTeam>

function countOf(data: { pages: { totalCount: number }[] } | undefined, except: number): number | undefined {
  const count = data?.pages.at(-1)?.totalCount
  return count === undefined ? undefined : Math.max(0, count - except)
}
