import { type EditorWords, type EditorTool, editorTools } from '@/design-system/RichTextEditor'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** Everything that the text editor says. */
export function editorWords({ formatMessage }: PortalIntl): EditorWords {
  const said = {
    searching: formatMessage(messages.searching),
    none: formatMessage(messages.noPeople),
    failed: formatMessage(messages.searchFailed),
    count: (count: number) => formatMessage(messages.found, { count }),
  }
  return {
    toolbar: formatMessage(messages.toolbar),
    moreTools: formatMessage(messages.moreTools),
    on: formatMessage(messages.toolOn),
    tools: Object.fromEntries(editorTools.map((tool) => [tool, formatMessage(messages[tool])])) as Record<
      EditorTool,
      string
    >,
    keys: formatMessage(messages.editorKeys),
    suggestions: {
      mention: { ...said, list: formatMessage(messages.people) },
      hashtag: { ...said, list: formatMessage(messages.hashtags) },
      insert: { ...said, list: formatMessage(messages.inserts) },
    },
    link: {
      title: formatMessage(messages.link),
      address: formatMessage(messages.linkAddress),
      text: formatMessage(messages.linkText),
      save: formatMessage(messages.linkSave),
      remove: formatMessage(messages.linkRemove),
      unsafe: formatMessage(messages.linkUnsafe),
    },
    filesRefused: formatMessage(messages.filesRefused),
    tooLong: formatMessage(messages.tooLong),
  }
}
