/**
 * Writes the configuration of one installation into the built portal:
 *   npm run configure -- --base-path /portal/ --configuration portal.json
 * The file holds any values of openapi/events/runtime-configuration.schema.json; those it does not name keep what the
 * build has.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfiguration } from '../src/shared/config/read-configuration.ts'
import { packFile } from './pack-folder.ts'
import { fillDocument, normaliseBasePath } from './portal-document.ts'
import { root } from './run-suite.ts'

const { values } = parseArgs({
  options: {
    'base-path': { type: 'string', default: '/' },
    configuration: { type: 'string' },
    portal: { type: 'string', default: join(root, 'dist', 'portal') },
  },
})

try {
  configure()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

function configure(): void {
  const document = join(values.portal, 'index.html')
  if (!existsSync(document)) throw new Error(`There is no built portal in ${values.portal}: run npm run build first.`)
  const basePath = normaliseBasePath(values['base-path'])
  const given =
    values.configuration === undefined
      ? {}
      : (JSON.parse(readFileSync(values.configuration, 'utf8')) as Record<string, unknown>)
  const html = fillDocument(readFileSync(document, 'utf8'), { basePath, configuration: { ...given, basePath } })
  const block = /<script type="application\/json" id="portal-configuration">([\s\S]*?)<\/script>/.exec(html)?.[1]
  const result = readConfiguration(block)
  if (!result.ok) throw new Error(result.reason)
  writeFileSync(document, html)
  packFile(document)
  console.log(`Configured ${document} for ${basePath}`)
}
