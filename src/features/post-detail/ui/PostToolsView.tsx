import { IconButton } from '@/design-system/IconButton'
import { EllipsisIcon, Icon, PrinterIcon } from '@/design-system/icons'
import { BookmarkButton } from '@/features/posts'
import { useIntl } from '@/shared/i18n'

import { tabMessages } from '../messages'

export type PostToolsViewProps = {
  bookmarked: boolean
  onBookmarkToggle: (on: boolean) => void
  onPrint: () => void
  /** Opens the menu with everything else: like, copy the link, edit, follow. */
  onMore: () => void
  moreOpen?: boolean
}

/** What can be done with a post from the line above it. */
export function PostToolsView({ bookmarked, onBookmarkToggle, onPrint, onMore, moreOpen = false }: PostToolsViewProps) {
  const intl = useIntl()
  return (
    <>
      <BookmarkButton pressed={bookmarked} onToggle={onBookmarkToggle} />
      <IconButton label={intl.formatMessage(tabMessages.print)} icon={<Icon of={PrinterIcon} />} onClick={onPrint} />
      <IconButton
        label={intl.formatMessage(tabMessages.more)}
        icon={<Icon of={EllipsisIcon} />}
        aria-haspopup="menu"
        aria-expanded={moreOpen}
        onClick={onMore}
      />
    </>
  )
}
