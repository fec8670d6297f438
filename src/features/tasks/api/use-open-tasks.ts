import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useIntl } from '@/shared/i18n'
import { $deletedTasks } from '../model/deleted-tasks'
import { hiddenIn } from '../model/groups'
import type { TaskAddress } from '../model/list-address'
import { taskQueries } from './task-queries'

/** How many open tasks a person's list has, whatever the filters; undefined before that is known. */
export function useOpenTasks(scope: TaskAddress['scope']): number | undefined {
  const { timeZone } = useIntl()
  const { data } = useInfiniteQuery(taskQueries.list({ scope }, timeZone))
  const deleted = useUnit($deletedTasks)
  const open = data?.pages.at(-1)?.counts.open
  return data && open !== undefined ? open - hiddenIn(data.pages, deleted) : undefined
}
