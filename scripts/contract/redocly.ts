import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { place } from './paths.ts'

/** What is fetched where it is not installed; the same that package.json asks for. */
export const redoclyVersion = '2.77.0'

/** What a run of redocly wrote, and whether it was content. */
export interface RedoclyResult {
  code: number
  answer: string
  log: string
}

/** The portal's own, that of the folder in which the one-file command runs, or a fetched one. */
export function redoclyCommand(folders = [place('.'), process.cwd()]): string[] {
  const installed = folders.map((one) => join(one, 'node_modules/@redocly/cli/bin/cli.js'))
  const found = installed.find((file) => existsSync(file))
  return found === undefined ? ['npx', '--yes', `@redocly/cli@${redoclyVersion}`] : [process.execPath, found]
}

/**
 * Runs redocly's command line. Its library is no direct dependency of ours, and the command line is what backend teams
 * run too. Telemetry and the look for updates are off: a check sends nothing anywhere.
 */
export function redocly(...args: string[]): Promise<RedoclyResult> {
  return new Promise((resolve, reject) => {
    const [program = '', ...first] = redoclyCommand()
    const child = spawn(program, [...first, ...args], {
      cwd: existsSync(place('redocly.yaml')) ? place('.') : process.cwd(),
      // Where npx is a script, only a shell runs it.
      shell: program === 'npx' && process.platform === 'win32',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    })
    const answer: Buffer[] = []
    const log: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => answer.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => log.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, answer: Buffer.concat(answer).toString(), log: Buffer.concat(log).toString() }),
    )
  })
}
