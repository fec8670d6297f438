import { useState } from 'react'
import type { Schemas } from '@/api'
import { ExternalLinkIcon, Icon } from '@/design-system/icons'
import { Anchor, insidePath } from '@/design-system/Link'
import { fullAddress } from '@/shared/full-address'
import { useIntl } from '@/shared/i18n'
import { readUrl } from '@/shared/read-url'
import styles from './LinksDialog.module.css'

/** A link with its picture, or an icon where the picture fails to load. An invalid address is not shown. */
export function LinkTile({ link: { name, url, iconUrl } }: { link: Schemas['ExternalLink'] }) {
  const { formatName } = useIntl()
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
        <span className={styles.name}>{formatName(name)}</span>
      </Anchor>
    </li>
  )
}

/**
 * Only what a browser opens as a page: an address of another kind could run code. A path counts from the portal's root,
 * as everywhere. Another host is named with its protocol: `//host` and its like read as places of this one.
 */
function webAddress(url: string): string | null {
  const path = insidePath(url, document.baseURI)
  if (path !== null) return fullAddress(path)
  const place = readUrl(url, document.baseURI)
  if (!place || !['http:', 'https:'].includes(place.protocol)) return null
  const isBeside = place.origin === new URL(document.baseURI).origin && insidePath(place.pathname) !== null
  return isBeside || URL.canParse(url) ? place.href : null
}
