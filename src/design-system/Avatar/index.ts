export { Avatar, type AvatarProps } from './Avatar'
export { hueOf, hues, initialsOf, type Hue } from './initials'
