import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'

/** In place of communities, or of one, while they load. */
export function CommunitiesSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="block" />
      <Skeleton length="half" />
      <Skeleton length="long" />
    </SkeletonGroup>
  )
}
