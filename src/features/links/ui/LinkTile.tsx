import { useState } from 'react'
import type { Schemas } from '@/api'
import { ExternalLinkIcon, Icon, LinkIcon } from '@/design-system/icons'
import { Anchor, insidePath } from '@/design-system/Link'
import styles from './LinksDialog.module.css'

/** A row that is a link, with its picture, or an icon where it fails to load. An invalid address is not shown. */
export function LinkTile({ link: { name, url, iconUrl } }: { link: Schemas['ExternalLink'] }) {
  const [broken, setBroken] = useState(false)
  const href = webAddress(url)
  if (href === null) return null
  return (
    <li>
      <Anchor href={href} target="_blank" rel="noopener" className={styles.tile}>
        {iconUrl === null || broken ? (
          <span className={styles.sign}>
            <Icon of={LinkIcon} />
          </span>
        ) : (
          <img src={iconUrl} alt="" width={40} height={40} className={styles.picture} onError={() => setBroken(true)} />
        )}
        <span className={styles.name}>{name}</span>
        <Icon of={ExternalLinkIcon} size="sm" className={styles.away} />
      </Anchor>
    </li>
  )
}

/**
 * Only what a browser opens as a page: an address of another kind could run code. Another host is named with its
 * protocol; `/.//host` and its like read as places of this one, and lead away from it once they are parsed.
 */
function webAddress(url: string): string | null {
  if (!URL.canParse(url, document.baseURI)) return null
  const { protocol, origin, pathname, href } = new URL(url, document.baseURI)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (origin !== new URL(document.baseURI).origin) return URL.canParse(url) ? href : null
  return insidePath(pathname) === null ? null : href
}
