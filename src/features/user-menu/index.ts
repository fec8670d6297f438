export { UserMenu, type UserMenuProps } from './ui/UserMenu'
