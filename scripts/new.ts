/**
 * Makes the files of something new, with its story, test, row and English messages.
 *   npm run new -- screen team-calendar --operation listTeamEvents
 *   npm run new -- feature team-calendar --operation listTeamEvents
 *   npm run new -- component TeamCalendar
 *   npm run new -- operation listTeamEvents --path /internal/v2/team-events --domain team-events
 */
import { parseArgs } from 'node:util'
import { Changes } from './new/changes.ts'
import { newComponent } from './new/component.ts'
import { newFeature } from './new/feature.ts'
import { newOperation } from './new/operation.ts'
import { newScreen } from './new/screen.ts'
import { root, run } from './run-suite.ts'

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { operation: { type: 'string' }, path: { type: 'string' }, domain: { type: 'string' } },
  })
  const [kind, name] = positionals
  const changes = new Changes(root)
  const existing = (path: string) => new Changes(root).has(path)
  const next = plan(changes, kind, name, values)
  await changes.format()
  const written = [...changes.files.keys()].map((path) => `${existing(path) ? 'changed' : 'wrote  '} ${path}`)
  changes.write()
  console.log(written.join('\n'))
  if (kind === 'operation') run('node', ['scripts/generate.ts'])
  if (kind === 'screen' || kind === 'feature') run('node', ['scripts/messages.ts'])
  console.log(`\nNow:\n${next.map((step) => `- ${step}`).join('\n')}`)
}

type Values = { operation?: string; path?: string; domain?: string }

function plan(changes: Changes, kind: string | undefined, name: string | undefined, values: Values): string[] {
  if (kind === 'screen') return newScreen(changes, name, values.operation)
  if (kind === 'feature') return newFeature(changes, name, values.operation)
  if (kind === 'component') return newComponent(changes, name)
  if (kind === 'operation') return newOperation(changes, name, values)
  throw new Error('npm run new -- screen|feature|component|operation NAME; CONTRIBUTING.md has the recipes.')
}
