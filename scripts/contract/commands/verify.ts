import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadProject } from '../project/project.ts'
import { reportHtml } from '../report/html.ts'
import { reportJunit } from '../report/junit.ts'
import { makeReport, type Report } from '../report/report.ts'
import { reportText } from '../report/text.ts'
import { Contract, type KnownOperation } from '../verify/contract.ts'
import { findBase, UnreachableError } from '../verify/find-base.ts'
import type { CheckResult } from '../verify/findings.ts'
import { mayAsk, wants, type Permissions } from '../verify/permissions.ts'
import { checkContract } from '../verify/self-check.ts'
import { verify } from '../verify/verify.ts'
import { readAccess, type Access } from './credentials.ts'
import { CommandError, exitCodes } from './exit-codes.ts'
import { isHelp, readArguments } from './run.ts'

export const verifyHelp = `Holds a server against the contract.

  npm run contract -- verify --server https://backend.example
  npm run contract -- verify --server https://backend.example --only notifications --write

Options:
  --server ADDRESS     the portal's address or the base of its API; nothing is sent anywhere else
  --only NAME          an operation or a tag; may be repeated
  --write              also asks what changes something; what it is going to write is said before
  --irreversible NAME  also asks this operation, which cannot be taken back (mails, deletes, bulk starts); once for each
  --set NAME=VALUE     an id of this server, such as postId=42, where the example of the contract is not known there
  --limit-ms NUMBER    most milliseconds that an answer may take at the median (2000)
  --report FOLDER      where report.html, report.json and junit.xml go (reports/contract)
  --contract FILE      another bundle of the contract
  --credentials-stdin  reads two lines (name, password) or one (value of the session cookie) from standard input
  --help               prints this

Who asks comes from CONTRACT_USER and CONTRACT_PASSWORD, or CONTRACT_TOKEN (the session cookie's value), or standard input; without
them, from the sign-in example of the contract, which the mock knows. Secrets are written as $PASSWORD and $TOKEN.

Ends with 0 when everything keeps the contract, 1 when something breaks it, 2 when the command is wrong, 3 when the contract itself is
faulty, 4 when nobody answers or can be signed in, or this person may do nothing of what was asked.
`

/** What the command needs from where it runs. */
export interface VerifySetting {
  loadProject: LoadProject
  /** Lints the contract; undefined where there is nothing to lint with. */
  lint?: (() => Promise<CheckResult[]>) | undefined
  print?: (text: string) => void
}

/** Runs `contract verify`; gives the exit code. */
export async function runVerify(args: string[], setting: VerifySetting): Promise<number> {
  const { print = (text) => process.stdout.write(text) } = setting
  if (isHelp(args, verifyHelp, print)) return exitCodes.fine
  const options = readOptions(args)
  const project = await setting.loadProject(options.contract)
  const contract = new Contract(project.document)
  checkNames(contract, options.permissions)
  const own = [...checkContract(contract), ...(options.contract === undefined ? ((await setting.lint?.()) ?? []) : [])]
  const faulty = own.filter(({ verdict }) => verdict === 'failed')
  if (faulty.length > 0) {
    print(faulty.map(faultLine).join(''))
    return exitCodes.contract
  }
  const access = await readAccess(options.fromInput)
  const { base, doubt } = await findBase(options.server, contract).catch((error: unknown) => {
    throw error instanceof UnreachableError ? new CommandError(error.message, exitCodes.unreachable) : asUsage(error)
  })
  print(announcement(contract, base, options.permissions, access))
  if (doubt !== undefined) print(`${doubt}\n`)
  const { table, workflows, screens } = project
  const { permissions, limitMs, given } = options
  const verification = await verify({ contract, base, table, workflows, permissions, limitMs, given, ...access })
  const whole = { ...verification, results: [...own, ...verification.results] }
  const report = makeReport(contract, whole, {
    server: base,
    screens,
    wants: (operation) => wants(permissions, operation),
  })
  print(`\n${reportText(report)}`)
  writeReports(options.report, report)
  print(`Reports: ${join(options.report, 'report.html')}, report.json, junit.xml\n`)
  if (verification.signedOut || isRefused(report)) return exitCodes.unreachable
  return report.counts.failed > 0 ? exitCodes.broken : exitCodes.fine
}

/** A server that refuses everything has shown nothing, and that is no success. */
function isRefused({ operations }: Report): boolean {
  const verdicts = new Set(operations.map(({ verdict }) => verdict))
  return verdicts.has('refused') && !verdicts.has('passed') && !verdicts.has('failed')
}

/** What is going to happen, before it happens. */
function announcement(contract: Contract, base: string, permissions: Permissions, access: Access): string {
  const asked = contract.operations.filter(
    (operation) => wants(permissions, operation) && mayAsk(permissions, operation),
  )
  const writing = asked.filter(({ writes }) => writes)
  const who = access.token
    ? 'with the session that was given'
    : `as ${access.credentials?.userName ?? 'the person of the sign-in example'}`
  const lines = [
    `${contract.document.info.title} ${contract.document.info.version} against ${base}`,
    `Asks ${asked.length} of ${contract.operations.length} operations ${who}.`,
    writing.length === 0
      ? 'Writes nothing; only begins a session. --write lets it ask the rest.'
      : `Writes, in the name of this person: ${writing.map(({ id, irreversible }) => `${id}${irreversible ? ' (cannot be taken back)' : ''}`).join(', ')}.`,
  ]
  return `${lines.join('\n')}\n`
}

function writeReports(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.html'), reportHtml(report))
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, 'junit.xml'), reportJunit(report))
}

function faultLine({ operationId, name, findings }: CheckResult): string {
  return `✗ ${operationId}: ${name}\n${findings.map(({ pointer, message }) => `    ${pointer} ${message}\n`).join('')}`
}

/** A name that means nothing would leave out what was meant. */
function checkNames(contract: Contract, { only, irreversible }: Permissions): void {
  const ids = contract.operations.map(({ id }) => id)
  const tags = contract.operations.map(({ tag }) => tag)
  const strange = only.find((name) => !ids.includes(name) && !tags.includes(name))
  if (strange)
    throw new CommandError(`No operation and no tag is called ${strange}. Tags: ${[...new Set(tags)].join(', ')}.`)
  const marked = contract.operations.filter((operation: KnownOperation) => operation.irreversible).map(({ id }) => id)
  const wrong = irreversible.find((name) => !marked.includes(name))
  if (wrong) throw new CommandError(`${wrong} is none of the irreversible operations: ${marked.join(', ')}.`)
}

function readOptions(args: string[]) {
  const { values } = readArguments(args, {
    server: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
    irreversible: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
    'limit-ms': { type: 'string', default: '2000' },
    report: { type: 'string', default: 'reports/contract' },
    contract: { type: 'string' },
    'credentials-stdin': { type: 'boolean', default: false },
  })
  if (values.server === undefined) throw new CommandError(`--server is missing.\n\n${verifyHelp}`)
  const limitMs = Number(values['limit-ms'])
  if (!(limitMs > 0)) throw new CommandError(`--limit-ms takes a number, not "${values['limit-ms']}".`)
  const given = values.set.map((pair) => {
    const [, name, value] = /^(\w+)=(.+)$/.exec(pair) ?? []
    if (name === undefined || value === undefined) throw new CommandError(`--set takes name=value, not "${pair}".`)
    return [name, value] as const
  })
  return {
    server: values.server,
    permissions: { only: values.only, write: values.write, irreversible: values.irreversible },
    given: Object.fromEntries(given),
    limitMs,
    report: values.report,
    contract: values.contract,
    fromInput: values['credentials-stdin'],
  }
}

const asUsage = (error: unknown): CommandError =>
  new CommandError(error instanceof Error ? error.message : String(error))
