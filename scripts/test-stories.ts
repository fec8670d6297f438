/**
 * Every story once: rendered, played, held to axe, and its picture compared. `-- --update` takes new pictures, and
 * `-- button` visits the subjects of that name alone.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-suite.ts'
import { runPlaywright, serveStorybook } from './test-servers.ts'

const args = process.argv.slice(2)
const update = args.includes('--update')
// What an earlier run found different is not what this one finds.
rmSync(join(root, 'reports', 'pictures'), { recursive: true, force: true })
const storybook = await serveStorybook()
const options = args.filter((argument) => argument.startsWith('-') && argument !== '--update')
const subjects = args.filter((argument) => !argument.startsWith('-'))
const code = await runPlaywright(
  'stories',
  { STORYBOOK_URL: storybook.url, ...(update ? { PICTURES_UPDATE: '1' } : {}) },
  // Playwright itself would look for files of these names.
  [...options, ...(subjects.length > 0 ? [`--grep=${subjects.join('|')}`] : [])],
)
await storybook.close()
process.exit(code)
