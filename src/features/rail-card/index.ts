export { RailCard, type RailCardProps } from './ui/RailCard'
