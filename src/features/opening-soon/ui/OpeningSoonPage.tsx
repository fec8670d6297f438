import { Badge } from '@/design-system/Badge'
import { ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Mark } from '@/design-system/Mark'
import { Page } from '@/design-system/Page'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './OpeningSoonPage.module.css'

export type OpeningSoonPageProps = {
  /** Name of the area: "People". */
  title: string
  /** What will be there, in one sentence. */
  text: string
}

/** Stands where a screen is going to be: says what will be there, and leads back. */
export function OpeningSoonPage({ title, text }: OpeningSoonPageProps) {
  const { formatMessage } = useIntl()
  return (
    <Page width="reading">
      <div className={styles.root}>
        <Mark size={72} className={styles.mark} />
        <Badge>{formatMessage(messages.soon)}</Badge>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={paths.dashboard()} className={styles.back}>
          {formatMessage(messages.backHome)}
        </ButtonLink>
      </div>
    </Page>
  )
}
