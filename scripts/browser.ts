/**
 * The browser of every suite. `PORTAL_BROWSER` names one; else the Chromium that npm carries (@sparticuz/chromium,
 * Linux x64), with its own libraries on a bare system; else, on other platforms, the one of Playwright.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser as RunningBrowser } from 'playwright'

export interface Browser {
  /** Absolute path of the executable. */
  executablePath: string
  /** Variables the browser process needs beside those of the environment. */
  env: Record<string, string>
  args: string[]
  /** Names the build and the platform; pictures are only compared under the name they were taken with. */
  identity: string
  /** The build that this repository carries, with which pictures must always be compared. */
  pinned: boolean
}

/**
 * Without these Chromium looks for its maker's servers at each start; the pictures also need one colour profile and no
 * subpixel text.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** Finds or unpacks the browser. Throws one sentence that says what to do when none can be had. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.PORTAL_BROWSER
  if (named) {
    if (!existsSync(named)) throw new Error(`PORTAL_BROWSER names ${named}, which does not exist.`)
    return { executablePath: named, env: {}, args: ARGS, identity: identityOf(named, {}), pinned: false }
  }
  if (process.platform === 'linux' && process.arch === 'x64') return carriedBrowser()
  const executablePath = chromium.executablePath()
  if (existsSync(executablePath))
    return { executablePath, env: {}, args: ARGS, identity: identityOf(executablePath, {}), pinned: false }
  throw new Error(
    'No browser for the tests: set PORTAL_BROWSER to the path of a Chromium, or run `npx playwright install chromium`.',
  )
}

/** Starts it, for the scripts that drive it themselves. */
export async function launchBrowser(): Promise<RunningBrowser> {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> })
}

/**
 * Unpacks into a folder of its own and renames it into place, so that two starts at once never share a half-written
 * browser.
 */
async function carriedBrowser(): Promise<Browser> {
  const packageRoot = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'atrium')
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(join(folder, 'chromium'))) await unpack(packageRoot, cache, folder)
  const env = {
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }
  const identity = `chromium-${version}-linux-x64`
  return { executablePath: join(folder, 'chromium'), env, args: ARGS, identity, pinned: true }
}

async function unpack(packageRoot: string, cache: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(join(cache, 'unpack-'))
  const previous = process.env.TMPDIR
  process.env.TMPDIR = work
  try {
    const { inflate } = await import('@sparticuz/chromium')
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(packageRoot, 'bin', archive))
    }
  } finally {
    if (previous === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = previous
  }
  writeFileSync(join(work, 'fonts.conf'), fontsConfiguration(folder))
  try {
    renameSync(work, folder)
  } catch {
    // Another start was quicker: its folder is as good as ours.
    rmSync(work, { recursive: true, force: true })
  }
}

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`
}

function identityOf(executablePath: string, env: Record<string, string>): string {
  const version = execFileSync(executablePath, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...env },
  }).toString()
  return `chromium-${/[\d.]+/.exec(version)?.[0] ?? 'unknown'}-${process.platform}-${process.arch}`
}
