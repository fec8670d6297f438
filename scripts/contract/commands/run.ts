import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CommandError, exitCodes } from './exit-codes.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** A command: takes what comes after its name and gives the exit code. */
export type Command = (args: string[]) => Promise<number>

/** Reads the options and what stands between them; an option that nobody knows is a matter of use. */
export function readArguments<const Own extends Options>(args: string[], options: Own, allowPositionals = false) {
  try {
    return parseArgs({ args, options, allowPositionals })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

/** Whether somebody only wants to know what a command does; then it is said. */
export function isHelp(args: readonly string[], help: string, print: (text: string) => void = write): boolean {
  const asked = args.includes('--help') || args.includes('-h')
  if (asked) print(help)
  return asked
}

/** Runs the command that the first argument names, and ends the process with what it gives. */
export async function runCommand(commands: Record<string, Command>, help: string): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) {
    process.exitCode = await command(args).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return error instanceof CommandError ? error.code : exitCodes.broken
    })
    return
  }
  const asked = ['', '--help', '-h'].includes(name)
  if (asked) console.log(help)
  else console.error(`No command is called ${name}.\n\n${help}`)
  process.exitCode = asked ? exitCodes.fine : exitCodes.usage
}

function write(text: string): void {
  process.stdout.write(text)
}
