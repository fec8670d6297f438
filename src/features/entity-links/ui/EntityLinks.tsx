import { useUnit } from 'effector-react'
import type { ComponentProps } from 'react'
import { Chip } from '@/design-system/Chip'
import type { RichTextProps } from '@/design-system/RichText'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { overlayRequested, type OverlayRequest } from '@/shared/overlays'

type LinkProps = Omit<ComponentProps<typeof TextButton>, 'name'>

export type PersonLinkProps = LinkProps & {
  userId: string
  /** The full name: what the link says without children, and the title of the dialog until the profile is loaded. */
  name: string
}

/** Opens the profile of a person in a dialog. */
export function PersonLink({ userId, ...rest }: PersonLinkProps) {
  return <OverlayLink variant="quiet" {...rest} request={{ overlay: 'userProfile', userId, name: rest.name }} />
}

export type GroupLinkProps = LinkProps & {
  groupId: string
  /** What the link says without children, and the title of the dialog until the group is loaded. */
  name: string
}

/** Opens the purpose and the people of a group in a dialog. */
export function GroupLink({ groupId, ...rest }: GroupLinkProps) {
  return <OverlayLink variant="quiet" {...rest} request={{ overlay: 'groupInfo', groupId, name: rest.name }} />
}

export type HashtagLinkProps = {
  hashtag: { id: string; name: string; deleted?: boolean }
  className?: string | undefined
}

/** A hashtag as a chip, which opens its dialog. A deleted one lacks the colour of something to follow. */
export function HashtagLink({ hashtag: { id, name, deleted = false }, className }: HashtagLinkProps) {
  const open = useUnit(overlayRequested)
  const { formatName } = useIntl()
  return (
    <Chip
      tone={deleted ? 'neutral' : 'accent'}
      className={className}
      onPress={() => open({ overlay: 'hashtagInfo', hashtagId: id, name })}
    >
      #{formatName(name)}
    </Chip>
  )
}

/** Makes links of the people, hashtags and tables that a text names: `<RichText {...richTextLinks} />`. */
export const richTextLinks: Required<Pick<RichTextProps, 'renderMention' | 'renderHashtag' | 'renderTable'>> = {
  renderMention: ({ id, name }) => <PersonLink userId={id} name={name} variant="text" />,
  renderHashtag: ({ id, name }) => (
    <OverlayLink request={{ overlay: 'hashtagInfo', hashtagId: id, name }} sign="#" name={name} />
  ),
  renderTable: ({ id, name }) => <OverlayLink request={{ overlay: 'tableInfo', tableId: id }} name={name} />,
}

type OverlayLinkProps = LinkProps & { request: OverlayRequest; sign?: string; name: string }

function OverlayLink({ request, sign, name, children, ...rest }: OverlayLinkProps) {
  const open = useUnit(overlayRequested)
  const { formatName } = useIntl()
  return (
    <TextButton aria-haspopup="dialog" {...rest} onClick={() => open(request)}>
      {sign}
      {children ?? formatName(name)}
    </TextButton>
  )
}
