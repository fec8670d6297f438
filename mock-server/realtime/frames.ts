/** The longest piece that the protocol sends in one websocket message, in characters. */
const longestPiece = 16_384

/** The longest message that is put together from pieces, in characters; a portal never sends a tenth of it. */
const longestMessage = 1_000_000

/** A message as the pieces that travel: itself, or the number of pieces and then the pieces. */
export function toFrames(message: unknown): string[] {
  const text = JSON.stringify(message)
  if (text.length <= longestPiece) return [text]
  const pieces: string[] = []
  for (let start = 0; start < text.length; start += longestPiece) pieces.push(text.slice(start, start + longestPiece))
  return [String(pieces.length), ...pieces]
}

/** What a frame turned out to be. */
export type Received = { kind: 'message'; message: unknown } | { kind: 'waiting' } | { kind: 'broken' }

/** Puts the pieces of one connection together again. */
export class FrameReader {
  #missing = 0
  #text = ''

  /**
   * Takes the next frame. `broken` ends the connection: what follows could not be told from the middle of a message.
   */
  read(frame: string): Received {
    if (this.#missing === 0 && /^\d{1,6}$/.test(frame)) {
      // Zero is the keep-alive; every other number announces that many pieces.
      this.#missing = Number(frame)
      this.#text = ''
      return this.#missing * longestPiece > longestMessage + longestPiece ? { kind: 'broken' } : { kind: 'waiting' }
    }
    if (this.#missing === 0) return parse(frame)
    this.#text += frame
    this.#missing -= 1
    if (this.#text.length > longestMessage) return { kind: 'broken' }
    return this.#missing === 0 ? parse(this.#text) : { kind: 'waiting' }
  }
}

function parse(text: string): Received {
  try {
    return { kind: 'message', message: JSON.parse(text) as unknown }
  } catch {
    return { kind: 'broken' }
  }
}
