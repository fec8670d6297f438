export { Card, CardSection, type CardProps, type CardSectionProps } from './Card'
