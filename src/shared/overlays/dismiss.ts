import { createEvent } from 'effector'

/** The person went elsewhere or left: whatever was opened over the page before goes away. */
export const overlaysDismissed = createEvent()
