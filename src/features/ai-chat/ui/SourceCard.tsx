import type { Schemas } from '@/api'
import { FileTextIcon, Icon, PaperclipIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { kindOf, titleOf } from '../model/sources'
import styles from './SourceCard.module.css'

type SourceCardProps = { source: Schemas['AiReference']; onOpen: () => void }

/** A source of an answer: a post or a file. Opens it at the quoted passage. */
export function SourceCard({ source, onOpen }: SourceCardProps) {
  const { formatName, formatPhrase } = useIntl()
  return (
    <button type="button" className={styles.root} onClick={onOpen}>
      <span className={styles.drawing}>
        <Icon of={source.type === 'post' ? FileTextIcon : PaperclipIcon} size="sm" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{formatName(titleOf(source))}</span>
        <span className={styles.kind}>{formatPhrase(kindOf(source))}</span>
      </span>
    </button>
  )
}
