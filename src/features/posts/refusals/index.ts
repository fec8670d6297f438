import { loadable } from '@/shared/loadable'

/** Words that are wanted when a like or a favourite was refused: not part of the first screen. */
export const refusals = loadable(() => import('./messages'))
