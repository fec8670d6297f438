export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './Skeleton'
export { SkeletonCard, type SkeletonCardProps } from './SkeletonCard'
