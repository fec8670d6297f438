/** Tells ESLint's import rules where `@/…` and the relative imports of the tree lead; packages are Node's matter. */
const { existsSync, statSync } = require('node:fs')
const { dirname, join, resolve } = require('node:path')

const source = join(__dirname, '..', 'src')
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

exports.interfaceVersion = 2

exports.resolve = function (specifier, file) {
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return { found: false }
  const target = specifier.startsWith('@/') ? join(source, specifier.slice(2)) : resolve(dirname(file), specifier)
  const found = endings.map((ending) => target + ending).find((path) => existsSync(path) && statSync(path).isFile())
  return found ? { found: true, path: found } : { found: false }
}
