import { spawn } from 'node:child_process'
import { place } from './places.ts'

/** What a run of redocly wrote, and whether it was content. */
export interface RedoclyResult {
  code: number
  answer: string
  log: string
}

/**
 * Runs redocly's command line. Its library is no direct dependency of ours, and the command line is what backend teams run too.
 * Telemetry and the look for updates are off: a check sends nothing anywhere.
 */
export function redocly(...args: string[]): Promise<RedoclyResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [place('node_modules/@redocly/cli/bin/cli.js'), ...args], {
      cwd: place('.'),
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
