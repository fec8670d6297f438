/** What turns the direction of a text, and what takes no room in it: a reader sees neither. */
const hidden = /[\p{Bidi_Control}\p{Cc}\p{Cs}\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu

/**
 * The name of a file in the order in which its letters come. `report‹U+202E›fdp.exe` would else be read as
 * `reportexe.pdf`, and its kind would not be seen.
 */
export function visibleFileName(name: string): string {
  return name.replace(hidden, (sign) => `‹U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`)
}

export type FileNameProps = {
  /** As the server has it, with its ending. */
  name: string
}

/** The name of a file, whose direction leaves the words around it alone. */
export function FileName({ name }: FileNameProps) {
  return <bdi>{visibleFileName(name)}</bdi>
}
