import { createLateModule } from '@/shared/late-module'

const useLate = createLateModule(() => import('./Beside'))

/** The panel beside the page and its entry in the header: null until the first screen is there and quiet. */
export function useBeside() {
  return useLate(false).module
}
