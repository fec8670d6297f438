export { deltaText } from './delta-text'
export { RichText, type RichTextProps } from './RichText'
