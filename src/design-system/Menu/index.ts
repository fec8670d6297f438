export { Menu, type MenuItem, type MenuPlacement, type MenuProps } from './Menu'
