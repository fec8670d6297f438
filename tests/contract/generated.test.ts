import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { differences } from '../../scripts/contract/differences.ts'
import { literal } from '../../scripts/contract/literal.ts'
import { generatedFiles, place } from '../../scripts/contract/paths.ts'

describe('generated files', () => {
  it('are what openapi/ makes', () => {
    const { status, stderr } = spawnSync(process.execPath, [place('scripts/generate.ts'), '--check'], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  it.each(generatedFiles)('a change by hand in %s is noticed, with its line', (file) => {
    const lines = readFileSync(place(file), 'utf8').split('\n')
    const expected = lines.with(4, `${lines[4]} // by hand`).join('\n')
    expect(differences({ [file]: expected })).toEqual([{ file, line: 5 }])
  })

  it('a missing file counts as different', () => {
    expect(differences({ 'src/api/missing.gen.ts': 'export {}\n' })).toEqual([
      { file: 'src/api/missing.gen.ts', line: 1 },
    ])
  })
})

describe('a value written as source', () => {
  it.each([
    ["it's", `'it\\'s'`],
    ['say "no"', `'say "no"'`],
    ['two\nlines\\', `'two\\nlines\\\\'`],
    ['both \' and "', `'both \\' and "'`],
  ])('keeps the text %j', (text, source) => {
    expect(literal(text)).toBe(source)
    expect(new Function(`return ${literal(text)}`)()).toBe(text)
  })

  it('quotes only keys that are no names', () => {
    expect(literal({ plain: 1, 'two-words': null })).toBe("{ plain: 1, 'two-words': null }")
  })
})
