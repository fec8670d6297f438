export { forgetVisit, rememberVisit, type Visit, visitsOf } from './model/visits'
