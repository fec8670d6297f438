import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decode, differenceOf, encode, type Picture } from './picture.ts'

const folder = fileURLToPath(new URL('./baselines', import.meta.url))
const reports = fileURLToPath(new URL('../../reports/visual', import.meta.url))

/** All pictures together may not weigh more; they are part of every clone. */
export const MOST_BYTES = 15_000_000

/** Pictures of one browser build on one platform; on another nothing can be compared. */
export function baselinesOf(identity: string) {
  const own = join(folder, identity)
  const file = (name: string) => join(own, `${name}.png`)
  const read = (name: string) => (existsSync(file(name)) ? decode(readFileSync(file(name))) : null)
  return {
    exist: existsSync(own),
    names: () =>
      listPictures(own).map((path) =>
        relative(own, path)
          .replace(/\.png$/, '')
          .replaceAll('\\', '/'),
      ),
    bytes: () => listPictures(own).reduce((sum, path) => sum + readFileSync(path).length, 0),
    remove: (name: string) => rmSync(file(name)),
    matches: (name: string, picture: Picture) => {
      const expected = read(name)
      return expected !== null && differenceOf(expected, picture) === null
    },
    save: (name: string, picture: Picture) => {
      mkdirSync(dirname(file(name)), { recursive: true })
      writeFileSync(file(name), encode(picture))
    },
    /** What is wrong with a picture, or null. */
    complaint: (name: string, picture: Picture): string | null => {
      const expected = read(name)
      if (!expected) return `${name} has no baseline: look at the story and run npm run test:visual -- --update`
      const difference = differenceOf(expected, picture)
      if (!difference) return null
      const page = report(name, { expected, actual: picture, difference: difference.marked })
      return `${name} differs in ${difference.pixels} pixels: ${page}`
    },
  }
}

function listPictures(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const path = join(root, entry.name)
    return entry.isDirectory() ? listPictures(path) : entry.name.endsWith('.png') ? [path] : []
  })
}

/** Expected, actual and difference side by side, for a person to judge. */
function report(name: string, pictures: Readonly<Record<'expected' | 'actual' | 'difference', Picture>>): string {
  const target = join(reports, name)
  mkdirSync(target, { recursive: true })
  const figures = Object.entries(pictures).map(([kind, picture]) => {
    writeFileSync(join(target, `${kind}.png`), encode(picture))
    return `<figure><figcaption>${kind}</figcaption><img src="${kind}.png" alt="${kind}"></figure>`
  })
  const page = join(target, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<style>body{display:flex;gap:2rem;font-family:sans-serif}img{border:1px solid}</style>${figures.join('')}</html>`,
  )
  return page
}
