import { spawn } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type MockServer } from '../../mock-server/server.ts'
import { place } from '../../scripts/contract/paths.ts'
import { buildPortable } from '../../scripts/contract/portable/build.ts'
import { projectOf } from '../../scripts/contract/project/repository.ts'
import { Sanitiser } from '../../scripts/contract/record/sanitise.ts'
import { redoclyCommand, redoclyVersion } from '../../scripts/contract/redocly.ts'
import { Contract } from '../../scripts/contract/verify/contract.ts'
import { contract } from './support/contract.ts'

let server: MockServer
const folder = mkdtempSync(join(tmpdir(), 'contract-portable-'))
const empty = join(folder, 'another-repository')

beforeAll(async () => {
  server = await startServer({ port: 0, contract: structuredClone(contract) })
  const file = await buildPortable(projectOf(contract), join(folder, 'built'))
  mkdirSync(empty)
  copyFileSync(file, join(empty, 'contract.mjs'))
  copyFileSync(join(folder, 'built', 'openapi.json'), join(empty, 'openapi.json'))
  await server.ready
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Runs the one file in a folder that has nothing else; without NODE_PATH, nothing can be found elsewhere. */
function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const environment = { CONTRACT_USER: 'giulia.riva', CONTRACT_PASSWORD: 'Meridiana!2026' }
    const child = spawn(process.execPath, ['contract.mjs', ...args], { cwd: empty, env: environment })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

describe('the command in one file', () => {
  it('verifies a server from an empty folder, with the contract that is in it', async () => {
    const { code, output } = await run('verify', '--server', server.url, '--only', 'users')
    expect(output).toMatch(/5 operations keep the contract/)
    expect(code).toBe(0)
    expect(readdirSync(join(empty, 'reports/contract')).sort()).toEqual(['junit.xml', 'report.html', 'report.json'])
  })

  it('takes another bundle of the contract', async () => {
    const { code, output } = await run(
      'verify',
      '--server',
      server.url,
      '--only',
      'homes',
      '--contract',
      'openapi.json',
    )
    expect(output).toMatch(/1 operation keeps the contract/)
    expect(code).toBe(0)
  })

  it('compares another contract with its own, with the comparer of the folder', async () => {
    const cli = join('@redocly', 'cli')
    mkdirSync(join(empty, 'node_modules/@redocly'), { recursive: true })
    symlinkSync(place(join('node_modules', cli)), join(empty, 'node_modules', cli))
    const older = structuredClone(contract)
    const homes = older.paths['/internal/v2/homes']
    if (homes) older.paths['/internal/v2/rooms'] = { get: { ...homes.get, operationId: 'listRooms' } } as typeof homes
    writeFileSync(join(empty, 'older.json'), JSON.stringify(older))
    const { code, output } = await run('diff', 'older.json')
    expect(output).toContain('## Breaking: somebody has to change first\n\n- **listRooms**')
    expect(readFileSync(join(empty, 'reports/contract/diff.html'), 'utf8')).toContain('listRooms')
    expect(code).toBe(1)
  })

  it('fetches the comparer that the repository has, where none is installed', () => {
    const { devDependencies } = JSON.parse(readFileSync(place('package.json'), 'utf8')) as {
      devDependencies: Record<string, string>
    }
    expect(redoclyVersion).toBe(devDependencies['@redocly/cli'])
    expect(redoclyCommand([])).toEqual(['npx', '--yes', `@redocly/cli@${redoclyVersion}`])
  })

  it('writes the reference, events and window messages included', async () => {
    const { code } = await run('docs')
    expect(readdirSync(join(empty, 'dist/contract-docs'))).toContain('posts.html')
    expect(readFileSync(join(empty, 'dist/contract-docs/events.html'), 'utf8')).toContain('theme-mode-updated')
    expect(code).toBe(0)
  })

  it('says which commands it leaves to the repository, and refuses them as unknown', async () => {
    const { code, output } = await run('coverage')
    expect(output).toContain('No command is called coverage.')
    expect(output).toContain("Three commands are in the portal's repository alone")
    expect(code).toBe(2)
  })

  it('knows which screens of the portal need an operation, though no source is beside it', () => {
    const { operations } = JSON.parse(readFileSync(join(empty, 'reports/contract/report.json'), 'utf8')) as {
      operations: { id: string; screens: string[] }[]
    }
    expect(operations.find(({ id }) => id === 'listHomes')?.screens).toContain('frame')
  })

  it('keeps answers as examples in which nobody is named', async () => {
    const { code, output } = await run('record', '--server', server.url, '--only', 'listGroupMembers')
    expect(output).toContain('1 answers kept')
    const recorded = readFileSync(join(empty, 'reports/contract/recorded.yaml'), 'utf8')
    expect(recorded).toContain('members:')
    expect(recorded).not.toMatch(/riva|bianchi|marco/i)
    expect(code).toBe(0)
  })
})

describe('an answer that is kept', () => {
  const sanitiser = new Sanitiser(new Contract(contract))
  const schema = { $ref: '#/components/schemas/GroupMember' }

  it('loses names and keeps its shape, and the same person stays the same', () => {
    const member = (id: string) => ({ id, fullName: 'Jo Doe', firstName: 'Jo', accountPhotoUrl: null, deleted: false })
    const [one, other] = sanitiser.clean({ type: 'array', items: schema }, [member('jo'), member('jo')]) as unknown[]
    expect(one).toEqual({ id: 'id-1', fullName: 'A lamp', firstName: 'A', accountPhotoUrl: null, deleted: false })
    expect(other).toEqual(one)
  })
})
