import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { Message, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import styles from './PostCard.module.css'

/** Leads from the card of an outdated post to the one that is to be read in its place. */
export function ReplacedBy({ post: { id, title, language } }: { post: Schemas['PostRef'] }) {
  const { formatName } = useIntl()
  return (
    <p className={styles.replaced}>
      <Message
        of={messages.replacedBy}
        values={{
          title: formatName(title),
          a: (words) => (
            <Link href={paths.post(id)} lang={language}>
              {words}
            </Link>
          ),
        }}
      />
    </p>
  )
}
