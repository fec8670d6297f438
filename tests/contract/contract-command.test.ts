import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type MockServer } from '../../mock-server/server.ts'
import { place } from '../../scripts/contract/places.ts'
import { workflowFiles, workflowsFolder } from '../../scripts/contract/project/repository.ts'
import { redocly } from '../../scripts/contract/redocly.ts'
import { contract } from './support/contract.ts'

let server: MockServer
const folder = mkdtempSync(join(tmpdir(), 'contract-command-'))

beforeAll(async () => {
  server = await startServer({ port: 0, contract: structuredClone(contract) })
  await server.ready
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  await fetch(`${server.url}__mock/worlds/default/requests`, { method: 'DELETE' })
})

/** Runs the command as a person does. */
function run(args: string[], environment: Record<string, string> = {}, input = '') {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [place('scripts/contract.ts'), ...args], {
      env: { ...process.env, ...environment },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stdin.end(input)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** What the server was asked, oldest first. */
async function asked(): Promise<{ method: string; path: string }[]> {
  const { requests } = (await (await fetch(`${server.url}__mock/worlds/default/requests`)).json()) as {
    requests: { method: string; path: string }[]
  }
  return requests
}

describe('the workflows of the contract', () => {
  it('run under redocly respect as they are, for teams that use it', async () => {
    const files = workflowFiles().map(({ file }) => join(workflowsFolder, file))
    const inputs = ['--input', 'userName=giulia.riva', '--input', 'password=Meridiana!2026']
    const { code, log, answer } = await redocly('respect', ...files, '--server', `portal=${server.url}api`, ...inputs)
    expect(code, `${log}${answer}`).toBe(0)
  })
})

describe('npm run contract -- verify', () => {
  it('only reads, keeps secrets to itself and writes three reports', async () => {
    const { code, output } = await run(['verify', '--server', server.url, '--only', 'users', '--report', folder], {
      CONTRACT_USER: 'giulia.riva',
      CONTRACT_PASSWORD: 'Meridiana!2026',
    })
    expect(output).toContain('Writes nothing; only begins a session')
    expect(output).toMatch(/3 operations keep the contract/)
    expect(code).toBe(0)
    const writes = (await asked()).filter(({ method, path }) => method !== 'GET' && path !== '/core/auth/sign-in')
    expect(writes).toEqual([])
    const written = [output, read('report.html'), read('report.json'), read('junit.xml')].join('\n')
    expect(written).not.toContain('Meridiana!2026')
    expect(written).not.toMatch(/portal-session=[0-9a-f]/)
  })

  it('says before it writes what it will write, and leaves out what cannot be taken back', async () => {
    const args = ['verify', '--server', server.url, '--only', 'bulk-transitions', '--write', '--report', folder]
    const { output } = await run([...args, '--credentials-stdin'], {}, 'giulia.riva\nMeridiana!2026\n')
    expect(output).toContain('Writes, in the name of this person: markBulkTransitionAsRead.')
    expect(output).toContain('it cannot be taken back; --irreversible startBulkTransition lets it')
    const started = (await asked()).filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/bulk-transitions'),
    )
    expect(started).toEqual([])
  })

  it.each([
    ['no server', ['verify'], 2, '--server is missing'],
    [
      'an unknown operation',
      ['verify', '--server', 'http://127.0.0.1:1', '--only', 'nothing'],
      2,
      'No operation and no tag',
    ],
    ['nobody there', ['verify', '--server', 'http://127.0.0.1:1'], 4, 'does not answer'],
    ['an unknown command', ['nothing'], 2, 'No command is called nothing'],
  ])('ends with its own code for %s', async (_, args, code, words) => {
    const result = await run(args)
    expect(result.output).toContain(words)
    expect(result.code).toBe(code)
  })

  it('ends with 4 and the reason when nobody can be signed in', async () => {
    const args = ['verify', '--server', server.url, '--only', 'homes', '--report', folder]
    const { code, output } = await run(args, { CONTRACT_USER: 'giulia.riva', CONTRACT_PASSWORD: 'not this one' })
    expect(output).toContain('is 401 (wrong-credentials) where 200 is promised')
    expect(output).not.toContain('not this one')
    expect(code).toBe(4)
  })
})
