import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { breakpoints } from './breakpoints'
import { readTokens } from './read-tokens'

const folder = `${import.meta.dirname}/../`
const files = globSync('**/*.css', { cwd: folder })

describe('breakpoints', () => {
  it('are the same numbers in the styles and in the code', () => {
    const { root } = readTokens(readFileSync(`${folder}tokens.css`, 'utf8'))
    expect(root.get('--breakpoint-medium')).toBe(`${breakpoints.medium}px`)
    expect(root.get('--breakpoint-wide')).toBe(`${breakpoints.wide}px`)
  })

  it.each(files)('are the only widths that %s asks the window for', (file) => {
    const queries = readFileSync(folder + file, 'utf8').match(/@media[^{]*\bwidth\b[^{]*/g) ?? []
    const widths = queries.flatMap((query) => query.match(/\d+(\.\d+)?(px|rem|em)/g) ?? [])
    expect(widths.filter((width) => width !== '768px' && width !== '1200px')).toEqual([])
  })
})
