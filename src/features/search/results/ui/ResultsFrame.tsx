import type { ReactNode } from 'react'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Results.module.css'

export type ResultsFrameProps = {
  /** Below the head of a community, whose page it is. */
  isInside: boolean
  title: ReactNode
  lead: ReactNode
  actions: ReactNode
  /** The filters, where there is room beside the results. */
  rail: ReactNode
  children: ReactNode
}

/** Results with their filters beside them: a page, or a part of one. */
export function ResultsFrame({ isInside, title, lead, actions, rail, children }: ResultsFrameProps) {
  const { formatMessage } = useIntl()
  const railLabel = formatMessage(messages.filters)
  if (!isInside)
    return (
      <Page
        title={title}
        lead={lead}
        actions={<div className={styles.actions}>{actions}</div>}
        rail={rail}
        railLabel={railLabel}
        railNarrow="hide"
      >
        {children}
      </Page>
    )
  return (
    <div className={styles.inside}>
      <div className={styles.column}>
        <div className={styles.head}>
          <div>
            <Heading level={2}>{title}</Heading>
            <Text tone="muted">{lead}</Text>
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
        {children}
      </div>
      {rail !== null && (
        <aside aria-label={railLabel} className={styles.rail}>
          {rail}
        </aside>
      )}
    </div>
  )
}
