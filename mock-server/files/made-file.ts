import type { FileBytes } from '../state/data.ts'
import { bytesOf } from './bytes.ts'
import { spreadsheet, textDocument } from './office.ts'
import { pdf } from './pdf.ts'
import { png } from './png.ts'

/** What a file is made of when nobody has uploaded it. */
export type FileOrder = {
  name: string
  version: number
  sizeBytes: number
  postTitle: string
  /** What it says, by pages where its pages are known. */
  text: string | readonly string[]
}

const types: Record<string, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  mp4: 'video/mp4',
}

/** The part of a file name after its last dot, in lower case. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** The media type that a file's name promises. */
export function mediaTypeOf(name: string): string {
  const extension = extensionOf(name)
  return (Object.hasOwn(types, extension) ? types[extension] : undefined) ?? 'application/octet-stream'
}

/** The most that a file is filled up to; what claims to be longer comes shorter. */
const longest = 25_000_000

/** A valid file of the kind that the name promises and about the size that was claimed. */
export function makeFile(order: FileOrder): FileBytes {
  const bare = make(order, 0)
  const missing = Math.min(order.sizeBytes, longest) - bare.length
  return missing > 200 ? make(order, missing) : bare
}

function make({ name, version, postTitle, text }: FileOrder, padding: number): FileBytes {
  const pages = typeof text === 'string' ? [text] : text
  const lines = pages.flatMap((page) => wrap(page))
  switch (extensionOf(name)) {
    case 'pdf':
      return pdf(
        pages.flatMap((page) => pagesOf(`${postTitle} (version ${version})`, wrap(page))),
        padding,
      )
    case 'xlsx':
      return spreadsheet([['Day', 'Press 1', 'Press 2', 'Press 3'], ...measurements(version)], padding)
    case 'docx':
      return textDocument([postTitle, ...lines], padding)
    case 'png':
      return png(`${name}/${version}`, padding)
    default:
      return bytesOf(`${postTitle}\n\n${lines.join('\n')}\n${' '.repeat(padding)}`)
  }
}

function pagesOf(title: string, lines: readonly string[]) {
  const pages = []
  for (let at = 0; at < Math.max(1, lines.length); at += 36) pages.push({ title, lines: lines.slice(at, at + 36) })
  return pages
}

function measurements(version: number): (string | number)[][] {
  return ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day, index) => [
    day,
    0.01 * index,
    0.02 + 0.04 * index * version,
    -0.01 * index,
  ])
}

function wrap(text: string, width = 86): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line && line.length + word.length + 1 > width) {
        lines.push(line)
        line = word
      } else {
        line = line ? `${line} ${word}` : word
      }
    }
    return [...lines, line, '']
  })
}
