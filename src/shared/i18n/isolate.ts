/** Format signs, and letters from right to left: a text without them can stay as it is. */
const special = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{1e900}-\u{1e95f}\p{Cf}]/u

/** Format signs, but for joiners and tags, which scripts and emoji need, and what holds a direction together. */
const turning = /(?!\u200c|\u200d|[\u2068\u2069\u{e0020}-\u{e007f}])\p{Cf}/gu

/** Pairs that hold a direction together, and what is left of others. */
const pairs = /(\u2068[^\u2068\u2069]*\u2069)|[\u2068\u2069]/g

const visible = /[^\s\p{C}\p{DI}\u2800]/u

/**
 * A text as it can stand in a sentence: it turns nothing around it and hides nothing, and one that is read from right
 * to left is held together. `null` where nothing of it can be seen.
 */
export function isolated(text: string): string | null {
  if (!visible.test(text)) return null
  return special.test(text) ? `\u2068${text.replace(turning, '').replace(pairs, '$1')}\u2069` : text
}
