import type { FileBytes } from '../state/data.ts'
import { bytesOf } from './bytes.ts'

/** One page: a title and lines below it. */
export type PdfPage = { title: string; lines: readonly string[] }

/**
 * A PDF of plain text pages in A4, longer by `padding` bytes that no reader shows. Letters outside Latin-1 become
 * question marks: the built-in fonts hold no others.
 */
export function pdf(pages: readonly PdfPage[], padding = 0): FileBytes {
  const pageIds = pages.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = drawing(page, index + 1, pages.length)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = `%PDF-1.4\n${padding > 1 ? `%${' '.repeat(padding - 2)}\n` : ''}`
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return bytesOf(text)
}

function drawing({ title, lines }: PdfPage, number: number, count: number): string {
  const rows = lines.map((line) => `(${encode(line)}) Tj T*`).join('\n')
  return [
    '0.04 0.36 0.42 rg 56 770 60 6 re f 0.14 0.16 0.2 rg',
    `BT /F1 20 Tf 56 732 Td (${encode(title)}) Tj ET`,
    `BT /F1 11 Tf 16 TL 56 696 Td\n${rows}\nET`,
    `BT /F1 9 Tf 500 40 Td (${number} / ${count}) Tj ET`,
  ].join('\n')
}

/**
 * Escapes what PDF strings reserve; letters beyond ASCII are written as octal codes, so that bytes and characters
 * agree.
 */
function encode(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 63
      if ('()\\'.includes(letter)) return `\\${letter}`
      if (code < 127) return letter
      return code > 159 && code < 256 ? `\\${code.toString(8)}` : '?'
    })
    .join('')
}
