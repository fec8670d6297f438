import { spawn } from 'node:child_process'
import { place } from './places.ts'

/** What a run of redocly said, and whether it was content. */
export interface RedoclyResult {
  code: number
  output: string
}

/**
 * Runs redocly's command line. Its library is no direct dependency of ours, and the command line is what backend teams run too.
 * Telemetry and the question for updates are off: a check sends nothing anywhere.
 */
export function redocly(...args: string[]): Promise<RedoclyResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [place('node_modules/@redocly/cli/bin/cli.js'), ...args], {
      cwd: place('.'),
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
