import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test as portal } from './portal.ts'

/** `contract proxy` as somebody runs it, before the server of the test. */
export interface ContractProxy {
  url: string
  /** What it has told so far. */
  told: () => string
}

/** The same tests, with `contract proxy` between the browser and the portal's server. */
export const test = portal.extend<{ contractProxy: ContractProxy }>({
  contractProxy: async ({ browserName: _browserName }, provide, { project }) => {
    const server = project.use.baseURL ?? ''
    const script = fileURLToPath(new URL('../../scripts/contract.ts', import.meta.url))
    const child = spawn(process.execPath, [script, 'proxy', '--server', server, '--port', '0', '--all'])
    let told = ''
    const hear = (chunk: Buffer) => void (told += chunk.toString())
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const url = await addressIn(child, () => told)
    await provide({ url, told: () => told })
    child.kill('SIGTERM')
  },
  baseURL: async ({ contractProxy }, provide) => provide(contractProxy.url),
})

/** Waits until the command says where it listens. */
function addressIn(child: ChildProcess, told: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, url] = /^(http:\S+) passes on/m.exec(told()) ?? []
      if (url !== undefined) resolve(`${url}/`)
    })
    child.once('exit', () => reject(new Error(`The proxy does not start: ${told()}`)))
  })
}
