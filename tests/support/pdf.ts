import { inflateSync } from 'node:zlib'

/** An object of the file: what it says, and the stream that it carries. */
type PdfObject = { dictionary: string; stream: Buffer | null }

/** How many digits a glyph has in the commands of a page, and the letters by the numbers of the glyphs. */
type Font = { digits: number; letters: ReadonlyMap<number, string> }

/**
 * The text of each page of a PDF that Chromium printed, without spaces, in the order in which it was drawn. It reads
 * what that printer writes and no more: objects in the open, compressed streams, fonts with a map to Unicode.
 */
export function pagesOfPdf(file: Buffer): string[] {
  const objects = objectsOf(file)
  const find = (reference: string | undefined) => objects.get(Number(reference))
  const catalog = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Catalog'))

  const pagesBelow = (node: PdfObject | undefined): PdfObject[] => {
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(node?.dictionary ?? '')?.[1]
    if (kids === undefined) return node ? [node] : []
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(find(kid)))
  }

  return pagesBelow(find(/\/Pages (\d+) 0 R/.exec(catalog?.dictionary ?? '')?.[1])).map(({ dictionary }) => {
    const contents = find(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])
    const fonts = new Map(
      [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => {
        const description = find(font)?.dictionary ?? ''
        const map = /\/ToUnicode (\d+) 0 R/.exec(description)?.[1]
        // Variable fonts are drawn glyph by glyph, each named by one byte.
        const digits = description.includes('/Type3') ? 2 : 4
        return [name, { digits, letters: lettersOf(textOf(find(map))) }] as const
      }),
    )
    return drawnText(textOf(contents), fonts)
  })
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const { 1: number, index, 0: begin } of text.matchAll(/^(\d+) 0 obj\s/gm)) {
    const from = index + begin.length
    const end = text.indexOf('endobj', from)
    const stream = /stream\r?\n/.exec(text.slice(from, end))
    if (!stream) {
      objects.set(Number(number), { dictionary: text.slice(from, end), stream: null })
      continue
    }
    const dictionary = text.slice(from, from + stream.index)
    const start = from + stream.index + stream[0].length
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    objects.set(Number(number), { dictionary, stream: file.subarray(start, start + length) })
  }
  return objects
}

function textOf(object: PdfObject | undefined): string {
  if (!object?.stream) return ''
  const bytes = object.dictionary.includes('/FlateDecode') ? inflateSync(object.stream) : object.stream
  return bytes.toString('latin1')
}

/** The letters of a font by the numbers of its glyphs. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, lines = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letter = ''] of lines.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(parseInt(glyph, 16), utf16(letter))
  for (const [, lines = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letter = ''] of lines.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = parseInt(from, 16); glyph <= parseInt(to, 16); glyph += 1)
        letters.set(glyph, String.fromCodePoint(parseInt(letter, 16) + glyph - parseInt(from, 16)))
  return letters
}

function utf16(hex: string): string {
  return chunks(hex, 4)
    .map((unit) => String.fromCharCode(parseInt(unit, 16)))
    .join('')
}

function drawnText(commands: string, fonts: ReadonlyMap<string | undefined, Font>): string {
  let font: Font | undefined
  let text = ''
  for (const [, name, hex = ''] of commands.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name)
    else if (font) for (const glyph of chunks(hex, font.digits)) text += font.letters.get(parseInt(glyph, 16)) ?? ''
  }
  return text.replace(/\s+/g, '')
}

function chunks(text: string, length: number): string[] {
  return text.match(new RegExp(`.{${length}}`, 'g')) ?? []
}
