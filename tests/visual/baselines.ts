import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { differenceOf } from './picture.ts'

const folder = fileURLToPath(new URL('./baselines', import.meta.url))
const reports = fileURLToPath(new URL('../../reports/visual', import.meta.url))

/** Pictures of one browser build on one platform; on another nothing can be compared. */
export function baselinesOf(identity: string) {
  const own = join(folder, identity)
  const file = (name: string) => join(own, `${name}.png`)
  return {
    exist: existsSync(own),
    names: () =>
      existsSync(own)
        ? listPictures(own).map((path) =>
            relative(own, path)
              .replace(/\.png$/, '')
              .replaceAll('\\', '/'),
          )
        : [],
    remove: (name: string) => rmSync(file(name)),
    save: (name: string, picture: Buffer) => {
      // A picture within the tolerance stays as it is, so that an update only touches what changed.
      if (existsSync(file(name)) && !differenceOf(readFileSync(file(name)), picture)) return
      mkdirSync(dirname(file(name)), { recursive: true })
      writeFileSync(file(name), picture)
    },
    compare: (name: string, picture: Buffer): string | null => {
      if (!existsSync(file(name))) return 'has no baseline: look at it and run npm run test:visual -- --update'
      const expected = readFileSync(file(name))
      const difference = differenceOf(expected, picture)
      if (!difference) return null
      const page = report(name, expected, picture, difference.picture)
      return `differs in ${difference.pixels} pixels: ${page}`
    },
  }
}

function listPictures(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const path = join(root, entry.name)
    return entry.isDirectory() ? listPictures(path) : entry.name.endsWith('.png') ? [path] : []
  })
}

/** Expected, actual and difference side by side, for a person to judge. */
function report(name: string, expected: Buffer, actual: Buffer, difference: Buffer): string {
  const target = join(reports, name)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'expected.png'), expected)
  writeFileSync(join(target, 'actual.png'), actual)
  writeFileSync(join(target, 'difference.png'), difference)
  const page = join(target, 'index.html')
  const figures = ['expected', 'actual', 'difference'].map(
    (kind) => `<figure><figcaption>${kind}</figcaption><img src="${kind}.png" alt=""></figure>`,
  )
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>body{display:flex;gap:2rem;font-family:sans-serif}img{border:1px solid}</style>${figures.join('')}`,
  )
  return page
}
