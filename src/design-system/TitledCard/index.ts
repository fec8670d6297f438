export { CardProblem, TitledCard, type CardProblemProps, type TitledCardProps } from './TitledCard'
