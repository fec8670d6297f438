import { createElement, type ReactNode } from 'react'
import { Message, useIntl } from '@/shared/i18n'
import type { Notification } from '../../model/types'
import { sentenceOf, type Say } from '../sentences'

/** What happened, in one sentence. */
export function useSentence(notification: Notification): ReactNode {
  return sentenceOf(notification, useIntl(), bold, draw)
}

const draw: Say<ReactNode> = (of, values) => <Message of={of as never} values={values as never} />

function bold(chunks: ReactNode[]): ReactNode {
  return createElement('b', null, ...chunks)
}
