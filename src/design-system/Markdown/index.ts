export { Markdown, type MarkdownProps } from './Markdown'
export type { MarkdownReference } from './ReferenceMark'
