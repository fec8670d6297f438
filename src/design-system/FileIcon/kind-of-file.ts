export type FileKind =
  'archive' | 'audio' | 'code' | 'image' | 'pdf' | 'presentation' | 'sheet' | 'text' | 'video' | 'other'

const byExtension: Record<string, FileKind> = {
  '7z': 'archive',
  csv: 'sheet',
  doc: 'text',
  docx: 'text',
  gz: 'archive',
  json: 'code',
  key: 'presentation',
  md: 'text',
  numbers: 'sheet',
  odp: 'presentation',
  ods: 'sheet',
  odt: 'text',
  pdf: 'pdf',
  ppt: 'presentation',
  pptx: 'presentation',
  rtf: 'text',
  tar: 'archive',
  txt: 'text',
  xls: 'sheet',
  xlsx: 'sheet',
  xml: 'code',
  zip: 'archive',
}

const byType: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  [/^image\//, 'image'],
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/\/pdf$/, 'pdf'],
  [/spreadsheet|ms-excel|\/csv$/, 'sheet'],
  [/presentation|ms-powerpoint/, 'presentation'],
  [/zip|compressed|x-tar|gzip/, 'archive'],
  [/json$|xml$|javascript|\/html$/, 'code'],
  [/^text\/|msword|wordprocessing|opendocument\.text|rtf/, 'text'],
]

/** What sort of file it is: by its type, and where that says nothing by the end of its name. */
export function kindOfFile(mimeType: string | null | undefined, name = ''): FileKind {
  const known = byType.find(([pattern]) => pattern.test(mimeType ?? ''))?.[1]
  return known ?? byExtension[name.split('.').pop()?.toLowerCase() ?? ''] ?? 'other'
}
