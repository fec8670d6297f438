export { IconButton, type IconButtonProps } from './IconButton'
export { IconButtonSpace } from './IconButtonSpace'
