/** Everything that a post can have below it, in the order in which it stands there. */
export const POST_PARTS = [
  'attachments',
  'comments',
  'visibility',
  'invited',
  'workflow',
  'tasks',
  'subActivities',
  'ai',
] as const

/** A part of a post. */
export type PostPart = (typeof POST_PARTS)[number]
