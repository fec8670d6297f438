import type { Schemas } from '@/api'
import { BellIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { formMessages as messages } from '../messages'
import { namesOf } from '../model/words'
import styles from './Transition.module.css'

/** What a step brings about: who is told and when, for whom the post waits then, and whether it can be taken back. */
export function Effects({ option: { transition, effects } }: { option: Schemas['TransitionOption'] }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { notifiedCount: count, waitsForNext: next } = effects
  return (
    <p className={styles.effects}>
      <Icon of={BellIcon} />
      <span>
        {formatMessage(transition.undoable ? messages.notified : messages.notifiedNow, { count })}{' '}
        {next.length > 0 && formatMessage(messages.thenWaitsFor, { names: namesOf(next, intl) })}{' '}
        {!transition.undoable && formatMessage(messages.cannotUndo)}
      </span>
    </p>
  )
}
