import type { Schemas } from '@/api'
import {
  AwardIcon,
  ExternalLinkIcon,
  FileTextIcon,
  GlobeIcon,
  HeartIcon,
  CircleHelpIcon,
  Icon,
  LinkIcon,
  MapPinIcon,
  PhoneIcon,
  SettingsIcon,
  LockIcon,
  SunIcon,
} from '@/design-system/icons'
import { Anchor } from '@/design-system/Link'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { hrefOf } from '../model/href'
import styles from './Widget.module.css'

const glyphs = new Map([
  ['bus', MapPinIcon],
  ['canteen', SunIcon],
  ['document', FileTextIcon],
  ['help', CircleHelpIcon],
  ['key', LockIcon],
  ['learning', AwardIcon],
  ['medical', HeartIcon],
  ['phone', PhoneIcon],
  ['tool', SettingsIcon],
  ['travel', GlobeIcon],
])

/** Ways to other places; an address that could run code or lead astray is left out. */
export function LinksWidget({ links }: { links: readonly Schemas['HomeLink'][] }) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.links}>
      {links.map(({ id, title, href, icon }) => {
        const target = hrefOf(href)
        return (
          target && (
            <li key={id}>
              <Anchor
                href={target.href}
                {...(target.outside && { target: '_blank', rel: 'noopener' })}
                className={styles.link}
              >
                <span className={styles.sign}>
                  <Icon of={glyphs.get(icon ?? '') ?? LinkIcon} size="sm" />
                </span>
                <span className={styles.linkName}>{title}</span>
                {target.outside && (
                  <>
                    <Icon of={ExternalLinkIcon} size="sm" className={styles.away} />
                    <VisuallyHidden>{formatMessage(messages.newTab)}</VisuallyHidden>
                  </>
                )}
              </Anchor>
            </li>
          )
        )
      })}
    </ul>
  )
}
