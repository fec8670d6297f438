/** Ways in which an answer can be of no use. */
export const uselessAnswers = [
  ['status', { status: 500 }],
  ['html', { status: 502 }],
  ['empty', {}],
  ['malformed', {}],
  ['wrong-shape', {}],
] as const

/** Ways in which the server can refuse: too often, not like this, and in trouble. */
export const refusals = [
  ['status', { status: 429 }],
  ['status', { status: 422 }],
  ['status', { status: 500 }],
] as const

/** An answer that never comes. Pages that wait for it need short timeouts. */
export const noAnswer = ['never', {}] as const
