export { loadLabelled } from './model/load-labelled'
