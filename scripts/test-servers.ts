/** Starts what the browser suites talk to, on free ports, and runs Playwright beside it. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { readKnownFlaky } from './known-flaky.ts'
import { reportFile, root, run, writeCount } from './run-suite.ts'
import { countPlaywright } from './suite-reports.ts'

export interface RunningServer {
  url: string
  close: () => Promise<void>
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      )
    })
  })
}

/** The built portal over the mock at the given path; colleagues are still, so that only the test acts. */
export async function servePortal(basePath: string): Promise<RunningServer> {
  const { startServer } = await import('../mock-server/server.ts')
  return startServer({ port: await freePort(), host: '127.0.0.1', basePath, colleagues: false })
}

/** The static Storybook, built when its sources changed. */
export async function serveStorybook(): Promise<RunningServer> {
  if (!run('node', ['scripts/build-storybook.ts'])) {
    throw new Error('Storybook does not build: see the lines above.')
  }
  const { preview } = await import('vite')
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: await freePort(), host: '127.0.0.1', strictPort: true },
  })
  const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
  if (!url) throw new Error('The static Storybook got no address.')
  return { url, close: () => server.close() }
}

/** Runs one Playwright project and writes its count; the exit code of the suite. */
export async function runPlaywright(
  project: string,
  env: Record<string, string>,
  args = process.argv.slice(2),
): Promise<number> {
  const report = reportFile(project)
  const code = await new Promise<number>((resolve) => {
    const child = spawn(
      join(root, 'node_modules', '.bin', 'playwright'),
      ['test', `--project=${project}`, '--reporter=line,json', ...args],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
      },
    )
    child.on('exit', (status) => resolve(status ?? 1))
  })
  const count = countPlaywright(report, code === 0, readKnownFlaky())
  writeCount(project, count)
  return count.failed > 0 ? 1 : 0
}
