import { useState } from 'react'
import type { Schemas } from '@/api'
import { ExternalLinkIcon, Icon } from '@/design-system/icons'
import { Anchor } from '@/design-system/Link'
import styles from './LinksDialog.module.css'

/** A link with its picture, or an icon where the picture fails to load. An invalid address is not shown. */
export function LinkTile({ link: { name, url, iconUrl } }: { link: Schemas['ExternalLink'] }) {
  const [broken, setBroken] = useState(false)
  const href = webAddress(url)
  if (href === null) return null
  return (
    <li>
      <Anchor href={href} target="_blank" rel="noopener" className={styles.tile}>
        {iconUrl === null || broken ? (
          <Icon of={ExternalLinkIcon} className={styles.picture} />
        ) : (
          <img src={iconUrl} alt="" width={32} height={32} className={styles.picture} onError={() => setBroken(true)} />
        )}
        <span className={styles.name}>{name}</span>
      </Anchor>
    </li>
  )
}

/** Only what a browser opens as a page: an address of another kind could run code. */
function webAddress(url: string): string | null {
  try {
    const { protocol, href } = new URL(url, document.baseURI)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
