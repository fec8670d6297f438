export { TextButton, type TextButtonProps } from './TextButton'
