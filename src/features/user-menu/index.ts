import { loadable } from '@/shared/loadable'

export { UserMenu, type UserMenuProps } from './ui/UserMenu'

/** The choice of the language for a page of settings; loaded with that page. */
export const LanguageField = loadable(() => import('./ui/LanguageField')).component('LanguageField')
