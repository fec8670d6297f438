import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { lengthOf } from '../model/length-of'
import type { WorkflowStep } from '../model/workflow-view'

/** What stands below the name of a step: who took it and when, or for whom it waits and how long. */
export function useStepWords(now: Date): (step: WorkflowStep) => string | undefined {
  const intl = useIntl()
  return (step) => {
    if (step.state === 'upcoming') return undefined
    if (step.state === 'done') {
      const day = intl.formatDate(new Date(step.at), { day: 'numeric', month: 'short' })
      return intl.formatMessage(messages.whoAndDay, { name: step.by, day })
    }
    const { value, unit } = lengthOf(new Date(step.since), now)
    const duration = intl.formatNumber(value, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    })
    return step.waitingFor === null
      ? intl.formatMessage(messages.waitingForYou, { duration })
      : intl.formatMessage(messages.waitingForOther, { name: step.waitingFor, duration })
  }
}
