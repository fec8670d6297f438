/** A picture of every part and screen against the committed ones. `-- --update` renews them. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-suite.ts'
import { runPlaywright, serveStorybook } from './test-servers.ts'

const args = process.argv.slice(2)
const update = args.includes('--update')
// What an earlier run found different is not what this one finds.
rmSync(join(root, 'reports', 'visual'), { recursive: true, force: true })
const storybook = await serveStorybook()
const code = await runPlaywright(
  'visual',
  { STORYBOOK_URL: storybook.url, ...(update ? { VISUAL_UPDATE: '1' } : {}) },
  args.filter((argument) => argument !== '--update'),
)
await storybook.close()
process.exit(code)
