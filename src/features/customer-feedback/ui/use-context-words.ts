import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { routes } from '@/shared/routes'
import { messages } from '../messages'
import type { ContextLine } from '../model/context'

const names: Record<ContextLine, MessageDescriptor> = {
  screen: messages.screen,
  field: messages.field,
  requestId: messages.requestId,
  version: messages.version,
  browser: messages.browser,
  windowSize: messages.windowSize,
  language: messages.language,
}

/** How the lines that are sent along are called, and what they say; a name in words stands before its code. */
export function useContextWords() {
  const { formatMessage } = useIntl()
  return {
    nameOf: (line: ContextLine): string => formatMessage(names[line]),
    valueOf(line: ContextLine, value: string): string {
      if (line === 'field')
        return formatMessage(messages.named, { name: formatMessage(messages.fieldName, { field: value }), value })
      const screen = line === 'screen' ? routes.find(({ name }) => name === value) : undefined
      return screen ? formatMessage(messages.named, { name: formatMessage(screen.title), value }) : value
    },
  }
}
