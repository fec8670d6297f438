import { loadable } from '@/shared/loadable'

/** A home of the digital workplace; a screen of its own, loaded when it is opened. */
export const HomeView = loadable(() => import('./ui/HomeView')).component('HomeView')

/** Leads to the current home; loaded when no home is named. */
export const CurrentHome = loadable(() => import('./ui/CurrentHome')).component('CurrentHome')
