import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(html|js|css|json|svg|webmanifest|txt)$/

/** Lays a `.br` and a `.gz` twin beside each text file of a folder; fonts and pictures are packed by themselves. */
export function packFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) packFolder(path)
    else if (TEXT.test(entry.name)) packFile(path)
  }
}

/** Packs one file anew. A twin that is not smaller goes. */
export function packFile(path: string): void {
  const content = readFileSync(path)
  const packed: [string, Buffer][] = [
    [
      '.br',
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    ],
    ['.gz', gzipSync(content, { level: 9 })],
  ]
  for (const [ending, data] of packed) {
    if (data.byteLength < content.byteLength) writeFileSync(path + ending, data)
    else rmSync(path + ending, { force: true })
  }
}
