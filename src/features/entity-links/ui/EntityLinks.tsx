import { useUnit } from 'effector-react'
import type { ComponentProps, ReactNode } from 'react'
import { Chip } from '@/design-system/Chip'
import type { RichTextProps } from '@/design-system/RichText'
import { TextButton } from '@/design-system/TextButton'
import { overlayRequested, type OverlayRequest } from '@/shared/overlays'

export type PersonLinkProps = Omit<ComponentProps<typeof TextButton>, 'name'> & {
  userId: string
  /** The full name: the title of the dialog until the profile is loaded. */
  name: string
}

/** Opens the profile of a person in a dialog; its children are their name or picture. */
export function PersonLink({ userId, name, ...rest }: PersonLinkProps) {
  const open = useUnit(overlayRequested)
  return (
    <TextButton
      variant="quiet"
      aria-haspopup="dialog"
      {...rest}
      onClick={() => open({ overlay: 'userProfile', userId, name })}
    />
  )
}

export type GroupLinkProps = Omit<ComponentProps<typeof TextButton>, 'name'> & {
  groupId: string
  /** The title of the dialog until the group is loaded. */
  name: string
}

/** Opens the purpose and the people of a group in a dialog; its children are the name. */
export function GroupLink({ groupId, name, ...rest }: GroupLinkProps) {
  const open = useUnit(overlayRequested)
  return (
    <TextButton
      variant="quiet"
      aria-haspopup="dialog"
      {...rest}
      onClick={() => open({ overlay: 'groupInfo', groupId, name })}
    />
  )
}

export type HashtagLinkProps = {
  hashtag: { id: string; name: string; deleted?: boolean }
  className?: string | undefined
}

/** A hashtag as a chip, which opens its dialog. A deleted one lacks the colour of something to follow. */
export function HashtagLink({ hashtag: { id, name, deleted = false }, className }: HashtagLinkProps) {
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

/** Makes links of the people, hashtags and tables that a text names: `<RichText {...richTextLinks} />`. */
export const richTextLinks: Required<Pick<RichTextProps, 'renderMention' | 'renderHashtag' | 'renderTable'>> = {
  renderMention: ({ id, name }) => (
    <PersonLink userId={id} name={name} variant="text">
      {name}
    </PersonLink>
  ),
  renderHashtag: ({ id, name }) => (
    <OverlayLink request={{ overlay: 'hashtagInfo', hashtagId: id, name }}>#{name}</OverlayLink>
  ),
  renderTable: ({ id, name }) => <OverlayLink request={{ overlay: 'tableInfo', tableId: id }}>{name}</OverlayLink>,
}

function OverlayLink({ request, children }: { request: OverlayRequest; children: ReactNode }) {
  const open = useUnit(overlayRequested)
  return (
    <TextButton aria-haspopup="dialog" onClick={() => open(request)}>
      {children}
    </TextButton>
  )
}
