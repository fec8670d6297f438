import { loadable } from '@/shared/loadable'

/** Administration in its parts; a screen of its own. */
export const AdminView = loadable(() => import('./ui/AdminView')).component('AdminView')
