import { useEffect, useEffectEvent, useRef } from 'react'
import type { Schemas } from '@/api'
import { useKeptForm } from '@/features/kept-form'
import { errorsOf, type Filled, isFilled } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { changeOf, choicesOf, filledOf, isSaid, withoutDuties } from '../model/fill'

const noForm: Schemas['TransitionForm'] = { fields: [], note: 'none', attachments: 'none' }

/** What is filled in for all posts of a check. */
export type Fill = ReturnType<typeof useFill>

/**
 * What is filled in for all posts of a check: a choice is sent at once, typing when it is over. It stays on this device
 * until the server has it.
 */
export function useFill(
  preflight: Schemas['BulkPreflight'],
  onChange: (change: Schemas['BulkPreflightChange']) => void,
) {
  const intl = useIntl()
  const form = preflight.form ?? noForm
  const touched = useRef(false)
  const {
    value: filled,
    isKept,
    change,
    forget,
  } = useKeptForm({
    address: paths.workflowMove(preflight.preflightId),
    initial: filledOf(preflight),
    isValue: isFilled,
    about: { kind: 'form', title: intl.formatMessage(messages.title, { count: preflight.posts.length }) },
  })
  const errors = errorsOf(withoutDuties(form), filled, intl)

  function say(now: Filled) {
    const next = changeOf(form, now, preflight, new Set(Object.keys(errorsOf(withoutDuties(form), now, intl))))
    if (Object.keys(next).length > 0) onChange(next)
  }

  // What an earlier visit left unsent is sent once its field is there; nobody would leave it.
  const sayFound = useEffectEvent(() => {
    if (!touched.current) say(filled)
  })
  useEffect(() => sayFound(), [filled, preflight.form])
  const forgetSaid = useEffectEvent(() => {
    if (isKept && isSaid(form, filled, preflight)) forget()
  })
  useEffect(() => forgetSaid(), [preflight.fill, preflight.note])

  return {
    form,
    filled,
    errors,
    change: (update: (now: Filled) => Filled) => {
      touched.current = true
      const next = update(filled)
      change(update)
      if (choicesOf(form, next) !== choicesOf(form, filled)) say(next)
    },
    /** Typing is over. */
    leave: () => say(filled),
  }
}
