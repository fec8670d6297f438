import { loadable } from '@/shared/loadable'

/** How posts go through a workflow; a screen of its own, loaded with the charts when it is opened. */
export const WorkflowStatisticsView = loadable(() => import('./ui/WorkflowStatisticsView')).component(
  'WorkflowStatisticsView',
)

/** How many posts there are, of one workflow or of all; a screen of its own. */
export const PostStatisticsView = loadable(() => import('./ui/PostStatisticsView')).component('PostStatisticsView')
