/**
 * Builds the portal into dist/portal when a source changed, and packs every text file for servers that send packed
 * files.
 */
import { join } from 'node:path'
import { buildOnce } from './build-once.ts'
import { packFolder } from './pack-folder.ts'
import { root, run } from './run-suite.ts'

const SOURCES = [
  'src/**/*',
  'public/**/*',
  'index.html',
  'vite.config.ts',
  'scripts/{messages,vite}/*.ts',
  'package-lock.json',
]

const ok = buildOnce({
  name: 'portal',
  result: 'dist/portal/index.html',
  sources: SOURCES,
  isSource: (file) => !/\.(test|stories)\.tsx?$/.test(file),
  build: () => {
    console.log('Building the portal …')
    if (!run('node', ['scripts/generate.ts']) || !run('vite', ['build', '--logLevel=warn'])) return false
    packFolder(join(root, 'dist', 'portal'))
    return true
  },
})
process.exit(ok ? 0 : 1)
