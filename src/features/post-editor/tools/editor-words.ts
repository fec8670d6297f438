import { type EditorWords, type EditorTool, editorTools } from '@/design-system/RichTextEditor'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { toolMessages } from './messages'

/** Everything that the text editor says. */
export function editorWords({ formatMessage }: PortalIntl): EditorWords {
  const said = {
    searching: formatMessage(toolMessages.searching),
    none: formatMessage(toolMessages.noPeople),
    failed: formatMessage(toolMessages.searchFailed),
    count: (count: number) => formatMessage(toolMessages.found, { count }),
  }
  return {
    toolbar: formatMessage(toolMessages.toolbar),
    moreTools: formatMessage(toolMessages.moreTools),
    on: formatMessage(toolMessages.toolOn),
    tools: Object.fromEntries(
      editorTools.map((tool) => [tool, formatMessage({ ...toolMessages, undo: messages.undo }[tool])]),
    ) as Record<EditorTool, string>,
    keys: formatMessage(toolMessages.editorKeys),
    suggestions: {
      mention: { ...said, list: formatMessage(toolMessages.people) },
      hashtag: { ...said, list: formatMessage(toolMessages.hashtags) },
      insert: { ...said, list: formatMessage(toolMessages.inserts) },
    },
    link: {
      title: formatMessage(toolMessages.link),
      address: formatMessage(toolMessages.linkAddress),
      text: formatMessage(toolMessages.linkText),
      save: formatMessage(toolMessages.linkSave),
      remove: formatMessage(toolMessages.linkRemove),
      unsafe: formatMessage(toolMessages.linkUnsafe),
    },
    filesRefused: formatMessage(toolMessages.filesRefused),
    tooLong: formatMessage(toolMessages.tooLong),
  }
}
