import type { FileBytes } from '../state/data.ts'
import { bytesOf } from './bytes.ts'
import { zip } from './zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packageTypes = 'http://schemas.openxmlformats.org/package/2006'
const documentTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const kind = 'application/vnd.openxmlformats-officedocument'

/** A workbook with one sheet; the first row is its head. `padding` makes it longer by about as many bytes. */
export function spreadsheet(rows: readonly (readonly (string | number)[])[], padding = 0): FileBytes {
  const cells = rows
    .map((row, index) => `<row r="${index + 1}">${row.map((value) => cell(value)).join('')}</row>`)
    .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return pack('xl/workbook.xml', `${kind}.spreadsheetml.sheet.main+xml`, [
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${documentTypes}"><sheets><sheet name="Values" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
      `${kind}.spreadsheetml.worksheet+xml`,
    ],
    ...filler(padding),
  ])
}

/** A text document of these paragraphs. */
export function textDocument(paragraphs: readonly string[], padding = 0): FileBytes {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`)
    .join('')
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  return pack('word/document.xml', `${kind}.wordprocessingml.document.main+xml`, [
    ['word/document.xml', `<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`],
    ...filler(padding),
  ])
}

function pack(
  start: string,
  startType: string,
  parts: readonly [name: string, xml: string, type?: string][],
): FileBytes {
  const overrides = parts.flatMap(([name, , type]) => {
    const declared = name === start ? startType : type
    return declared ? `<Override PartName="/${name}" ContentType="${declared}"/>` : []
  })
  const types =
    `<Types xmlns="${packageTypes}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  return zip(
    [['[Content_Types].xml', types], ['_rels/.rels', relations('officeDocument', start)], ...parts].map(
      ([name = '', xml = '']) => ({
        name,
        content: bytesOf(head + xml),
      }),
    ),
  )
}

/** A part that nothing refers to. */
function filler(length: number): [name: string, xml: string][] {
  return length > 0 ? [['docProps/filler.xml', `<filler>${' '.repeat(length)}</filler>`]] : []
}

function relations(type: string, target: string): string {
  return `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${documentTypes}/${type}" Target="${target}"/></Relationships>`
}

function cell(value: string | number): string {
  return typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escape(value)}</t></is></c>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
