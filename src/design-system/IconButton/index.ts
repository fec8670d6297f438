export { IconButton, IconButtonSpace, type IconButtonProps } from './IconButton'
