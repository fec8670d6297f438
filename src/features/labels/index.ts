export { loadLabels } from './model/load-labels'
