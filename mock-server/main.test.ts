import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { seedNames } from './state/seed-names.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })

describe('the command line of the mock', () => {
  it('explains itself and ends', () => {
    const { status, stdout } = run('--help')
    expect(status).toBe(0)
    for (const option of ['--port', '--host', '--base-path', '--world-seed', '--still'])
      expect(stdout).toContain(option)
    expect(stdout).toContain(seedNames.join(', '))
    expect(stdout).toContain('/__mock/')
  })

  it.each([
    [['--nope'], "Unknown option '--nope'"],
    [['--port', 'many'], '--port takes a number'],
    [['--world-seed', 'unheard-of'], '--world-seed is one of'],
  ])('refuses %s in words', (args, words) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(1)
    expect(stderr).toContain(words)
  })
})
