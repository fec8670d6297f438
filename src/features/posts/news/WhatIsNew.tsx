import { useUnit } from 'effector-react'

import { Button } from '@/design-system/Button'
import { Icon, SparklesIcon } from '@/design-system/icons'
import { questionBegun } from '@/features/ai-chat'
import { usePermissions } from '@/features/permissions'
import { useIntl } from '@/shared/i18n'

import styles from './WhatIsNew.module.css'
import { messages } from './messages'

/** Opens the assistant with the question in its field, for the person to send; nothing where it is not installed. */
export function WhatIsNew() {
  const { formatMessage } = useIntl()
  const can = usePermissions()
  const begin = useUnit(questionBegun)
  if (!can('assistant').allowed) return null
  const question = formatMessage(messages.whatIsNew)
  return (
    <Button icon={<Icon of={SparklesIcon} />} className={styles.root} onClick={() => begin(question)}>
      {question}
    </Button>
  )
}
