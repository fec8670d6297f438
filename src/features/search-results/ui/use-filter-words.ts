import type { Schemas } from '@/api'
import { calendarDate } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

type FacetName = Schemas['SearchFacet']['name']

const things = { file: messages.file, picture: messages.picture, event: messages.event, task: messages.task } as const

const archives = { only: messages.archiveOnly, without: messages.archiveWithout } as const

/** What filters and their values are called. */
export function useFilterWords() {
  const { formatMessage, formatDate, locale } = useIntl()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const day = (date: string) => formatDate(new Date(date), calendarDate)
  return {
    value(facet: FacetName, { id, name }: { id: string; name: string }): string {
      if (facet === 'has') return Object.hasOwn(things, id) ? formatMessage(things[id as keyof typeof things]) : name
      if (facet === 'archive')
        return Object.hasOwn(archives, id) ? formatMessage(archives[id as keyof typeof archives]) : name
      if (facet === 'hashtag') return `#${name}`
      return facet === 'language' ? (names.of(id) ?? name) : name
    },
    days(from: string | undefined, to: string | undefined): string {
      if (from !== undefined && to !== undefined)
        return formatMessage(messages.fromTo, { from: day(from), to: day(to) })
      return from === undefined
        ? formatMessage(messages.until, { day: day(to ?? '') })
        : formatMessage(messages.since, { day: day(from) })
    },
  }
}
