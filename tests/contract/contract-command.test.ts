import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type MockServer } from '../../mock-server/server.ts'
import { place, releasedPath } from '../../scripts/contract/paths.ts'
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

const session = 'a session+with/signs'

/** A backend that is not the mock. */
async function startStranger(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const stranger = createServer(answer)
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`,
    close() {
      stranger.closeAllConnections()
      stranger.close()
    },
  }
}

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
    expect(output).toMatch(/5 operations keep the contract/)
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
    const writing = 'createBulkPreflight, updateBulkPreflight, markBulkTransitionAsRead'
    expect(output).toContain(`Writes, in the name of this person: ${writing}.`)
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
    ['an unknown option', ['coverage', '--colour'], 2, "Unknown option '--colour'"],
    ['a contract that is not there', ['diff', 'nowhere.json'], 2, 'There is no nowhere.json'],
    ['help', ['proxy', '--help'], 0, 'Stands between the portal and a backend'],
    ['a contract and itself', ['diff', releasedPath, releasedPath, '--report', folder], 0, 'Nothing differs'],
    ['nobody there', ['verify', '--server', 'http://127.0.0.1:1'], 4, 'does not answer'],
    ['an unknown command', ['nothing'], 2, 'No command is called nothing'],
  ])('ends with its own code for %s', async (_, args, code, words) => {
    const result = await run(args)
    expect(result.output).toContain(words)
    expect(result.code).toBe(code)
  })

  it('never tells the session, even where the server does', async () => {
    const stranger = await startStranger(({ url }, response) => {
      const location = `https://elsewhere.example/?${new URLSearchParams({ back: url ?? '', session })}`
      response.writeHead(302, { location }).end()
    })
    const args = ['verify', '--server', stranger.url, '--only', 'homes', '--report', folder]
    const { code, output } = await run(args, { CONTRACT_TOKEN: session })
    stranger.close()
    const written = [output, read('report.html'), read('report.json'), read('junit.xml')].join('\n')
    expect(output).toContain('redirects to https://elsewhere.example/')
    expect(output).toContain('session=$TOKEN')
    expect(written).not.toContain(session)
    expect(written).not.toContain(encodeURIComponent(session))
    expect(code).toBe(1)
  })

  it('ends with 4 where the person may do nothing, and says that it was refused', async () => {
    const stranger = await startStranger(({ headers }, response) => {
      const isKnown = headers.cookie?.includes(session) === true
      const status = isKnown ? 403 : 401
      const code = isKnown ? 'group-registry-forbidden' : 'authentication-required'
      const id = String(headers['x-request-id'])
      response.writeHead(status, { 'content-type': 'application/problem+json', 'x-request-id': id })
      response.end(JSON.stringify({ type: `./problems/${code}`, title: 'No', status, code, requestId: id }))
    })
    const args = ['verify', '--server', stranger.url, '--only', 'getGroup', '--report', folder]
    const { code, output } = await run(args, { CONTRACT_TOKEN: session })
    stranger.close()
    expect(output).toContain('⊘ getGroup')
    expect(output).toContain(
      'Asked and refused with 403 group-registry-forbidden: this person may not, another one may: getGroup',
    )
    expect(code).toBe(4)
  })

  it('ends with 4 and the reason when nobody can be signed in', async () => {
    const args = ['verify', '--server', server.url, '--only', 'homes', '--report', folder]
    const { code, output } = await run(args, { CONTRACT_USER: 'giulia.riva', CONTRACT_PASSWORD: 'not this one' })
    expect(output).toContain('is 401 (wrong-credentials) where 200 is promised')
    expect(output).not.toContain('not this one')
    expect(code).toBe(4)
  })
})
