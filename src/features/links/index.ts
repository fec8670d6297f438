import { loadable } from '@/shared/loadable'

export { LinksButton, type LinksButtonProps } from './ui/LinksButton'

export const LinksDialog = loadable(() => import('./ui/LinksDialog')).component('LinksDialog')
