export { workflowListQueries } from './api/workflow-list-queries'
export { WorkflowsView, type WorkflowsViewProps } from './ui/WorkflowsView'
export { WorkflowView, type WorkflowViewProps } from './ui/WorkflowView'
