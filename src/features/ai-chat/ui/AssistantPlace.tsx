import { useUnit } from 'effector-react'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { loadable } from '@/shared/loadable'
import { contextEntered } from '../model/chats'
import { type AiContext, keyOf } from '../model/context'
import { $opening, panelPlaced } from '../model/panel'

/** The panel, with its Markdown; its buttons have it loaded when somebody comes near. */
export const assistant = loadable(() => import('./Assistant'))
const Assistant = assistant.component('Assistant')

/** The place of the panel in the page; what is in it is fetched when it opens. `context` is what the person looks at. */
export function AssistantPlace({ context }: { context: AiContext }) {
  const { opening, onPlaced, onEntered } = useUnit({
    opening: $opening,
    onPlaced: panelPlaced,
    onEntered: contextEntered,
  })
  useEffect(() => onPlaced(), [onPlaced])
  const key = keyOf(context)
  // Before anything is painted: the chat of another place must not be seen here.
  useLayoutEffect(() => {
    onEntered(context)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all that a context says, and stays the same while the object does not
  }, [key, onEntered])
  return opening === 'closed' ? null : (
    <Suspense>
      <Assistant />
    </Suspense>
  )
}
