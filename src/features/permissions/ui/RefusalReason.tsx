import { Suspense } from 'react'
import { loadable } from '@/shared/loadable'
import type { Refusal } from '../model/can'

const RefusalText = loadable(() => import('./RefusalText')).component('RefusalText')

/**
 * Why an action is missing or cannot be taken, in a sentence: stands in the place of the action, or beside a disabled
 * one that names it by `aria-describedby`. The words are loaded when the first reason is shown.
 */
export function RefusalReason({ of }: { of: Refusal }) {
  return (
    <Suspense>
      <RefusalText of={of} />
    </Suspense>
  )
}
