import type { Schemas } from '@/api'
import { LANGUAGES, useIntl } from '@/shared/i18n'
import { messages } from '../messages'

const thingWords: Readonly<Record<string, typeof messages.hasFile | undefined>> = {
  file: messages.hasFile,
  picture: messages.hasPicture,
  event: messages.hasEvent,
  task: messages.hasTask,
}

/** What a value of a filter is called. */
export function useValueWords() {
  const { formatMessage, formatName } = useIntl()
  return (name: string, { id, label }: Pick<Schemas['SearchFacetValue'], 'id' | 'label'>): string => {
    if (name === 'has') return thingWords[id] ? formatMessage(thingWords[id]) : label
    if (name === 'tag') return `#${label}`
    if (name !== 'lang') return formatName(label)
    return Object.values(LANGUAGES).find(({ code }) => code === id.split('-')[0])?.description ?? id
  }
}
