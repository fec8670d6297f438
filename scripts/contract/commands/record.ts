import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { LoadProject, Project } from '../project/project.ts'
import { Sanitiser } from '../record/sanitise.ts'
import { Caller } from '../verify/caller.ts'
import { signIn } from '../verify/checks/sessions.ts'
import { Contract, successSchema } from '../verify/contract.ts'
import { findBase } from '../verify/find-base.ts'
import { inOrder } from '../verify/order.ts'
import { exampleParts, prepare } from '../verify/requests.ts'
import { Run } from '../verify/run.ts'
import { Secrets } from '../verify/secrets.ts'
import { Session } from '../verify/session.ts'
import { Values } from '../verify/values.ts'
import { readAccess } from './credentials.ts'
import { CommandError, exitCodes } from './exit-codes.ts'
import { isHelp, readArguments } from './run.ts'

const help = `Keeps the answers of a server, without what is personal, as examples for openapi/.

  npm run contract -- record --server https://backend.example

Options:
  --server ADDRESS     the portal's address or the base of its API; it is only read
  --only NAME          an operation or a tag; may be repeated
  --out FOLDER         where recorded.yaml goes (reports/contract)
  --contract FILE      another bundle of the contract
  --credentials-stdin  as with verify
  --help               prints this

Texts become other texts and ids become numbered ones. Look through the file before it goes anywhere.
`

/** Runs `contract record`. */
export async function runRecord(args: string[], loadProject: LoadProject): Promise<number> {
  if (isHelp(args, help)) return exitCodes.fine
  const { values } = readArguments(args, {
    server: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'reports/contract' },
    contract: { type: 'string' },
    'credentials-stdin': { type: 'boolean', default: false },
  })
  if (values.server === undefined) throw new CommandError(`--server is missing.\n\n${help}`)
  const project = await loadProject(values.contract)
  const contract = new Contract(project.document)
  const run = await startRun(contract, project, values.server, values)
  const sanitiser = new Sanitiser(contract)
  const recorded: Record<string, { summary: string; value: unknown }> = {}
  for (const operation of inOrder(contract, project.table).filter(({ writes }) => !writes)) {
    const requests = exampleParts(operation, run.values)
    const [parts] = 'missing' in requests ? [] : requests
    if (!parts || run.refusal(operation) !== undefined) continue
    const answer = await run.caller.send(prepare(parts), run.session)
    if (answer.status !== 200 || answer.json === undefined) continue
    run.values.learn(operation.id, answer.json)
    if (!run.wants(operation)) continue
    const schema = successSchema(operation)
    const value = sanitiser.clean(schema, answer.json)
    const broken = schema ? run.schemas.findings(schema, value) : []
    const note = broken[0] ? `; breaks the contract at ${broken[0].pointer}: ${broken[0].message}` : ''
    recorded[operation.id] = { summary: `Recorded${note}`, value }
  }
  mkdirSync(values.out, { recursive: true })
  const file = join(values.out, 'recorded.yaml')
  writeFileSync(file, stringify(recorded))
  console.log(`${Object.keys(recorded).length} answers kept in ${file}`)
  return exitCodes.fine
}

async function startRun(
  contract: Contract,
  { table }: Project,
  server: string,
  options: { only: string[]; 'credentials-stdin': boolean },
): Promise<Run> {
  const access = await readAccess(options['credentials-stdin'])
  const secrets = new Secrets()
  if (access.token) secrets.add(access.token, 'TOKEN')
  const { base, doubt } = await findBase(server, contract)
  if (doubt !== undefined) console.log(doubt)
  const caller = new Caller({ base, secrets })
  const permissions = { only: options.only, write: false, irreversible: [] }
  const run = new Run({ contract, caller, values: new Values(table), permissions })
  if (access.token) run.session = new Session(contract.sessionCookies(access.token))
  else if (access.credentials) run.session = await signIn(run, access.credentials)
  if ((access.token ?? access.credentials) && !run.session)
    throw new CommandError('Nobody could be signed in.', exitCodes.unreachable)
  return run
}
