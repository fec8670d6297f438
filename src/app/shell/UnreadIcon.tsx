import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $titlePrefix } from './title-prefix'

/** The icon of the tab, which carries a dot as long as the title says that something is unread. */
export function UnreadIcon() {
  const unread = useUnit($titlePrefix) !== ''
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (link) link.href = unread ? './favicon-unread.svg' : './favicon.svg'
  }, [unread])
  return null
}
