import type { Catalogue } from '@/shared/i18n'

/**
 * A piece of a compiled message: text (type 0), an argument, a plural or select with options, or a rich part with
 * children.
 */
type Piece = { type: number; value?: unknown; options?: Record<string, { value: Piece[] }>; children?: Piece[] }

const TEXT = 0

const accented: Readonly<Record<string, string>> = {
  a: 'áa',
  e: 'éè',
  i: 'íi',
  o: 'öo',
  u: 'üu',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  U: 'Ü',
}

/**
 * English, a third longer and in brackets: what is cut off loses its closing bracket, and words that have none do not
 * come from the catalogue.
 */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(english).map(([id, message]) => [
      id,
      typeof message === 'string'
        ? `[${lengthen(message)}]`
        : [{ type: TEXT, value: '[' }, ...(message as Piece[]).map(lengthenPiece), { type: TEXT, value: ']' }],
    ]),
  )
}

function lengthen(words: string): string {
  return words.replace(/[aeiouAEOU]/g, (letter) => accented[letter] ?? letter)
}

function lengthenPiece(piece: Piece): Piece {
  if (piece.type === TEXT) return { ...piece, value: lengthen(String(piece.value)) }
  return {
    ...piece,
    ...(piece.children && { children: piece.children.map(lengthenPiece) }),
    ...(piece.options && {
      options: Object.fromEntries(
        Object.entries(piece.options).map(([name, option]) => [
          name,
          { ...option, value: option.value.map(lengthenPiece) },
        ]),
      ),
    }),
  }
}
