import type { LoadProject } from '../project/project.ts'
import { Judge } from '../proxy/judge.ts'
import { startProxy, type Passed } from '../proxy/proxy.ts'
import { Contract } from '../verify/contract.ts'
import { findBase } from '../verify/find-base.ts'
import { CommandError, exitCodes } from './exit-codes.ts'
import { isHelp, readArguments } from './run.ts'

const help = `Stands between the portal and a backend and tells live what breaks the contract.

  npm run contract -- proxy --server https://backend.example --port 4400

Options:
  --server ADDRESS   where the portal and its API are served
  --port NUMBER      port to listen on (4400)
  --contract FILE    another bundle of the contract
  --all              also tells what keeps the contract
  --help             prints this

Cookies, streams and files pass unchanged. A secure cookie stays secure, so a backend behind https wants a portal behind https.
`

/** Runs `contract proxy` until it is interrupted. */
export async function runProxy(args: string[], loadProject: LoadProject): Promise<number> {
  if (isHelp(args, help)) return exitCodes.fine
  const { values } = readArguments(args, {
    server: { type: 'string' },
    port: { type: 'string', default: '4400' },
    contract: { type: 'string' },
    all: { type: 'boolean', default: false },
  })
  if (values.server === undefined) throw new CommandError(`--server is missing.\n\n${help}`)
  const contract = new Contract((await loadProject(values.contract)).document)
  const { base, doubt } = await findBase(values.server, contract)
  const { origin, pathname } = new URL(base)
  const durations: number[] = []
  const proxy = await startProxy({
    ...{ server: origin, apiPath: pathname.replace(/\/$/, ''), judge: new Judge(contract), port: Number(values.port) },
    onPassed(passed) {
      durations.push(passed.exchange.durationMs)
      const lines = passedLines(passed, values.all)
      if (lines.length > 0) console.log(lines.join('\n'))
    },
  })
  console.log(
    `${proxy.url} passes on to ${origin}; calls below ${pathname} are held against ${contract.document.info.title} ${contract.document.info.version}.`,
  )
  if (doubt !== undefined) console.log(doubt)
  await interrupted()
  await proxy.close()
  console.log(`${durations.length} calls passed`)
  return exitCodes.fine
}

/** What is told of one exchange: nothing where it keeps the contract, unless all is wanted. */
export function passedLines({ exchange, operationId, request, answer }: Passed, all: boolean): string[] {
  const { method, path, status, durationMs } = exchange
  const title = `${method} ${path} → ${status}${operationId ? ` ${operationId}` : ''} in ${Math.round(durationMs)} ms`
  const reasons = [
    ...request.map(({ pointer, message }) => `    request ${pointer || '(the whole body)'} ${message}`),
    ...answer.map(({ pointer, message }) => `    answer ${pointer || '(the whole body)'} ${message}`),
  ]
  if (reasons.length > 0) return [`✗ ${title}`, ...reasons]
  return all ? [`✓ ${title}`] : []
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
}
