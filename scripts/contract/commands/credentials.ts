import type { Credentials } from '../verify/checks/sessions.ts'
import { CommandError } from './exit-codes.ts'

/** Who asks: a person with a password, or a session that exists. */
export interface Access {
  credentials?: Credentials
  token?: string
}

/**
 * Reads who asks from the environment, or from standard input: two lines are a name and a password, one line is the
 * value of the session cookie. Arguments would show them to everybody on the machine.
 */
export async function readAccess(fromInput: boolean, environment = process.env, input = readInput): Promise<Access> {
  if (fromInput) {
    const [first = '', second] = (await input()).split(/\r?\n/).filter(Boolean)
    if (first === '') throw new CommandError('Standard input holds neither a name and a password nor a session.')
    return second === undefined ? { token: first } : { credentials: { userName: first, password: second } }
  }
  const { CONTRACT_USER: userName, CONTRACT_PASSWORD: password, CONTRACT_TOKEN: token } = environment
  if (token) return { token }
  if (!userName && !password) return {}
  if (!userName || !password) throw new CommandError('CONTRACT_USER and CONTRACT_PASSWORD belong together.')
  return { credentials: { userName, password } }
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
