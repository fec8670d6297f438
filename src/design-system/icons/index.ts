export type { LucideIcon as IconGlyph } from 'lucide-react'
export { Icon, type IconProps } from './Icon'
export * from './icons'
