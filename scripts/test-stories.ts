/**
 * Every story once: rendered, played, held to axe, and its picture compared. `-- --update` takes new pictures,
 * `-- button` visits the subjects of that name alone, and `-- --folders=src/features/tips/` those of some folders.
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
const folders = args.find((argument) => argument.startsWith('--folders='))
const options = args.filter((argument) => /^-(?!-update$|-folders=)/.test(argument))
const subjects = args.filter((argument) => !argument.startsWith('-'))
const code = await runPlaywright(
  'stories',
  {
    STORYBOOK_URL: storybook.url,
    STORIES_FOLDERS: folders?.slice('--folders='.length) ?? 'src',
    ...(update ? { PICTURES_UPDATE: '1' } : {}),
  },
  // Playwright itself would look for files of these names.
  [...options, ...(subjects.length > 0 ? [`--grep=${subjects.join('|')}`] : [])],
)
await storybook.close()
process.exit(code)
