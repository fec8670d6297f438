export { Card, CardSection, type CardProps, type CardSectionProps } from './Card'
export { CardProblem, TitledCard, type CardProblemProps, type TitledCardProps } from './TitledCard'
