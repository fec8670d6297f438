import { useUnit } from 'effector-react'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { loadable } from '@/shared/loadable'
import { contextEntered } from '../model/chats'
import { type AiContext, keyOf } from '../model/context'
import { $panelOpening, panelMounted } from '../model/panel'

/** The panel, with its Markdown; its buttons have it loaded when somebody comes near. */
export const assistant = loadable(() => import('./Assistant'))
const Assistant = assistant.component('Assistant')

/** Where the panel stands in the page. Its code is loaded when it opens. */
export function AssistantSlot({ context }: { context: AiContext }) {
  const { opening, onMounted, onEntered } = useUnit({
    opening: $panelOpening,
    onMounted: panelMounted,
    onEntered: contextEntered,
  })
  useEffect(() => onMounted(), [onMounted])
  const key = keyOf(context)
  // Before the first paint: the chat of another context must not be seen here.
  useLayoutEffect(() => {
    onEntered(context)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the context, whose object changes
  }, [key, onEntered])
  return opening === 'closed' ? null : (
    <Suspense>
      <Assistant />
    </Suspense>
  )
}
