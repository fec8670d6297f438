export { keyOf, nameOf } from './model/subject'
