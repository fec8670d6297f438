import { createElement, Fragment, type ReactNode } from 'react'
import { useIntl } from '@/shared/i18n'
import type { Notification } from '../notification'
import { sentenceOf, type Say } from '../sentences'

/** What happened, in one sentence. */
export function useSentence(notification: Notification): ReactNode {
  const intl = useIntl()
  // A list draws many: without a component for each. The values fit their message, which `Say` has checked.
  const draw: Say<ReactNode> = (of, values) =>
    createElement(Fragment, null, ...intl.formatRich(of as never, values as never))
  return sentenceOf(notification, intl, bold, draw)
}

function bold(chunks: ReactNode[]): ReactNode {
  return createElement('b', null, ...chunks)
}
