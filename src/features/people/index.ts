export { PeopleView } from './ui/PeopleView'
