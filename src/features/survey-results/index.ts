import { loadable } from '@/shared/loadable'

/** What people answered to a survey; a screen of its own, loaded with the charts when it is opened. */
export const SurveyResultsView = loadable(() => import('./ui/SurveyResultsView')).component('SurveyResultsView')
