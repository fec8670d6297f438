import { type ComponentProps, Suspense } from 'react'
import { loadable } from '@/shared/loadable'

const Loaded = loadable(() => import('@/design-system/ConfirmDialog')).component('ConfirmDialog')

/** A question before something is done. It is loaded when it is first asked, and nothing is shown before. */
export function ConfirmDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
