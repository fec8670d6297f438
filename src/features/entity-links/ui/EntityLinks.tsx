import { useUnit } from 'effector-react'
import type { ComponentProps } from 'react'
import { Chip } from '@/design-system/Chip'
import type { RichTextProps } from '@/design-system/RichText'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { overlayRequested, type OverlayRequest } from '@/shared/overlays'

export type PersonLinkProps = Omit<ComponentProps<typeof TextButton>, 'name'> & {
  userId: string
  /** The full name: what is shown without children, and the title of the dialog until the profile is loaded. */
  name: string
}

/** Opens the profile of a person in a dialog. */
export function PersonLink({ userId, name, children, ...rest }: PersonLinkProps) {
  const { formatName } = useIntl()
  const open = useUnit(overlayRequested)
  return (
    <TextButton
      variant="quiet"
      aria-haspopup="dialog"
      {...rest}
      onClick={() => open({ overlay: 'userProfile', userId, name })}
    >
      {children ?? formatName(name)}
    </TextButton>
  )
}

export type GroupLinkProps = Omit<ComponentProps<typeof TextButton>, 'name' | 'children'> & {
  groupId: string
  /** What is shown, and the title of the dialog until the group is loaded. */
  name: string
}

/** Opens the purpose and the people of a group in a dialog. */
export function GroupLink({ groupId, name, ...rest }: GroupLinkProps) {
  const { formatName } = useIntl()
  const open = useUnit(overlayRequested)
  return (
    <TextButton
      variant="quiet"
      aria-haspopup="dialog"
      {...rest}
      onClick={() => open({ overlay: 'groupInfo', groupId, name })}
    >
      {formatName(name)}
    </TextButton>
  )
}

export type HashtagLinkProps = {
  hashtag: { id: string; name: string; deleted?: boolean }
  className?: string | undefined
}

/** The id of a hashtag that comes into being when its post is published: nothing is known of it before. */
const NEW_HASHTAG = 'new'

/** A hashtag as a chip, which opens its dialog. A deleted one lacks the colour of something to follow. */
export function HashtagLink({ hashtag: { id, name, deleted = false }, className }: HashtagLinkProps) {
  const { formatName } = useIntl()
  const open = useUnit(overlayRequested)
  return (
    <Chip
      tone={deleted ? 'neutral' : 'accent'}
      className={className}
      onPress={id === NEW_HASHTAG ? undefined : () => open({ overlay: 'hashtagInfo', hashtagId: id, name })}
    >
      #{formatName(name)}
    </Chip>
  )
}

/** Makes links of the people, hashtags and tables that a text names: `<RichText {...richTextLinks} />`. */
export const richTextLinks: Required<Pick<RichTextProps, 'renderMention' | 'renderHashtag' | 'renderTable'>> = {
  renderMention: ({ id, name }) => <PersonLink userId={id} name={name} variant="text" />,
  renderHashtag: ({ id, name }) =>
    id === NEW_HASHTAG ? (
      <bdi>#{name}</bdi>
    ) : (
      <OverlayLink request={{ overlay: 'hashtagInfo', hashtagId: id, name }} sign="#" name={name} />
    ),
  renderTable: ({ id, name }) => <OverlayLink request={{ overlay: 'tableInfo', tableId: id }} name={name} />,
}

type OverlayLinkProps = { request: OverlayRequest; sign?: string; name: string }

function OverlayLink({ request, sign, name }: OverlayLinkProps) {
  const { formatName } = useIntl()
  const open = useUnit(overlayRequested)
  return (
    <TextButton aria-haspopup="dialog" onClick={() => open(request)}>
      {sign}
      {formatName(name)}
    </TextButton>
  )
}
