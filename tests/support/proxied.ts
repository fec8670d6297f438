import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test as portal } from './portal.ts'

/** `contract proxy` as somebody runs it, before the server of the test. */
export interface ContractProxy {
  url: string
  /** What it has told so far. */
  output: () => string
}

/** The same tests, with `contract proxy` between the browser and the portal's server. */
export const test = portal.extend<{ contractProxy: ContractProxy }>({
  contractProxy: async ({ browserName: _browserName }, provide, { project }) => {
    const server = project.use.baseURL ?? ''
    const script = fileURLToPath(new URL('../../scripts/contract.ts', import.meta.url))
    const child = spawn(process.execPath, [script, 'proxy', '--server', server, '--port', '0', '--all'])
    let output = ''
    const append = (chunk: Buffer) => void (output += chunk.toString())
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    const url = await addressIn(child, () => output)
    await provide({ url, output: () => output })
    child.kill('SIGTERM')
  },
  baseURL: async ({ contractProxy }, provide) => provide(contractProxy.url),
})

/** Waits until the command says where it listens. */
function addressIn(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, url] = /^(http:\S+) passes on/m.exec(output()) ?? []
      if (url !== undefined) resolve(`${url}/`)
    })
    child.once('exit', () => reject(new Error(`The proxy does not start: ${output()}`)))
  })
}
