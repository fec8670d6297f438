export { PeopleCards, type PeopleCardsProps, type PersonRow } from './PeopleCards'
