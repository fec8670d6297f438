import { useUnit } from 'effector-react'
import { Chip } from '@/design-system/Chip'
import { overlayRequested } from '@/shared/overlays'

export type HashtagOpenerProps = {
  hashtag: { id: string; name: string; deleted?: boolean }
  className?: string | undefined
}

/** A hashtag among the facts about a post; opens what it leads to. A deleted one lacks the colour of something to follow. */
export function HashtagOpener({ hashtag: { id, name, deleted = false }, className }: HashtagOpenerProps) {
  const open = useUnit(overlayRequested)
  return (
    <Chip
      tone={deleted ? 'neutral' : 'accent'}
      className={className}
      onPress={() => open({ overlay: 'hashtagInfo', hashtagId: id, name })}
    >
      #{name}
    </Chip>
  )
}
