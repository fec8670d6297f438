import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { differenceOf, joined, type Picture, strips } from './picture.ts'
import { decode, encode } from './png.ts'

const folder = fileURLToPath(new URL('./baselines', import.meta.url))
const reports = fileURLToPath(new URL('../../reports/pictures', import.meta.url))
const reportPage = join(reports, 'index.html')

/** Every file is part of every clone. A picture that would weigh more is kept in strips: `name.1.png`, `name.2.png`. */
const MOST_BYTES = 120_000

/** Pictures of one browser build on one platform; on another nothing can be compared. */
export function baselinesOf(identity: string) {
  const own = join(folder, identity)
  return {
    exist: existsSync(own),
    names: () => [...new Set(listPictures(own).map((file) => nameOf(relative(own, file))))],
    /** Files above the limit for each. */
    tooHeavy: () => listPictures(own).filter((file) => readFileSync(file).length > MOST_BYTES),
    remove: (name: string) => remove(join(own, name)),
    matches: (name: string, picture: Picture) => {
      const expected = read(join(own, name))
      return expected !== null && differenceOf(expected, picture) === null
    },
    save: (name: string, picture: Picture) => {
      remove(join(own, name))
      write(join(own, name), picture)
    },
    /** What is wrong with a picture, or null. */
    complaint: (name: string, picture: Picture): string | null => {
      const expected = read(join(own, name))
      if (!expected) return `${name} has no baseline: look at the story and run npm run test:stories -- --update`
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

/** Folder and name of the picture that a file is the whole or a strip of. */
function nameOf(file: string): string {
  return file.replace(/(\.\d+)?\.png$/, '').replaceAll('\\', '/')
}

/** The files of a picture, from top to bottom. */
function filesOf(path: string): string[] {
  const files = listPictures(dirname(path)).filter((file) => nameOf(basename(file)) === basename(path))
  return files.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

function read(path: string): Picture | null {
  const files = filesOf(path)
  return files.length === 0 ? null : joined(files.map((file) => decode(readFileSync(file))))
}

function remove(path: string): void {
  for (const file of filesOf(path)) rmSync(file)
}

function write(path: string, picture: Picture): void {
  mkdirSync(dirname(path), { recursive: true })
  for (let count = 1; ; count += 1) {
    const files = strips(picture, count).map(encode)
    if (count < picture.height && files.some((file) => file.length > MOST_BYTES)) continue
    for (const [index, file] of files.entries()) {
      writeFileSync(count === 1 ? `${path}.png` : `${path}.${index + 1}.png`, file)
    }
    return
  }
}

/** Expected, actual and difference side by side, for a person to judge: one page for all that differs. */
function report(name: string, pictures: Readonly<Record<'expected' | 'actual' | 'difference', Picture>>): void {
  const target = join(reports, name)
  mkdirSync(target, { recursive: true })
  const figures = Object.entries(pictures).map(([kind, picture]) => {
    writeFileSync(join(target, `${kind}.png`), encode(picture))
    return `<figure><figcaption>${kind}</figcaption><img src="${name}/${kind}.png" alt="${kind}" loading="lazy"></figure>`
  })
  // Several workers find differences at once: each only adds to the page, and its head does not mind coming first or
  // later.
  const head = existsSync(reportPage) ? '' : reportHead
  appendFileSync(reportPage, `${head}<section><h2>${name}</h2><div>${figures.join('')}</div></section>\n`)
}

const reportHead = `<!doctype html><html lang="en"><meta charset="utf-8"><title>What looks different</title>
<style>body{font-family:sans-serif}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{border:1px solid}</style>
`
