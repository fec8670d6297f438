export type { ChosenPost } from './api/use-post-options'
export { PostPicker, type PostPickerProps } from './ui/PostPicker'
