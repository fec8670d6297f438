import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decode, differenceOf, encode, type Picture } from './picture.ts'

const folder = fileURLToPath(new URL('./baselines', import.meta.url))
const reports = fileURLToPath(new URL('../../reports/visual', import.meta.url))
const reportPage = join(reports, 'index.html')

/** All pictures together may not weigh more; they are part of every clone. */
export const MOST_BYTES = 15_700_000

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
      report(name, { expected, actual: picture, difference: difference.marked })
      return `${name} differs in ${difference.pixels} pixels: see ${reportPage}`
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

/** Expected, actual and difference side by side, for a person to judge: one page for all that differs. */
function report(name: string, pictures: Readonly<Record<'expected' | 'actual' | 'difference', Picture>>): void {
  const target = join(reports, name)
  mkdirSync(target, { recursive: true })
  const figures = Object.entries(pictures).map(([kind, picture]) => {
    writeFileSync(join(target, `${kind}.png`), encode(picture))
    return `<figure><figcaption>${kind}</figcaption><img src="${name}/${kind}.png" alt="${kind}" loading="lazy"></figure>`
  })
  // Several workers find differences at once: each only adds to the page, and its head does not mind coming first or later.
  const head = existsSync(reportPage) ? '' : reportHead
  appendFileSync(reportPage, `${head}<section><h2>${name}</h2><div>${figures.join('')}</div></section>\n`)
}

const reportHead = `<!doctype html><html lang="en"><meta charset="utf-8"><title>What looks different</title>
<style>body{font-family:sans-serif}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{border:1px solid}</style>
`
