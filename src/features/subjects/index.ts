export { nameOf, keyOf } from './model/subject'
export { SubjectName, type SubjectNameProps } from './ui/SubjectName'
