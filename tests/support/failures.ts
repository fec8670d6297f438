/** An answer that never comes. Pages that wait for it need short timeouts. */
export const noAnswer = ['never', {}] as const
