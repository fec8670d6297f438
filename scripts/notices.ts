/**
 * Writes THIRD-PARTY-NOTICES.md (licences of what reaches a browser) and reports/sbom.json (CycloneDX, by npm) from the
 * installed packages.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-suite.ts'

interface Package {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
}

const shipped = collect(Object.keys((readPackage(root) as Package).dependencies ?? {}))
writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), notices(shipped))

mkdirSync(join(root, 'reports'), { recursive: true })
const bill = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], {
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
})
writeFileSync(join(root, 'reports', 'sbom.json'), bill)
console.log(`${shipped.size} packages in THIRD-PARTY-NOTICES.md; the bill of materials is reports/sbom.json`)

/** The production dependencies and theirs, found where Node would find them. */
function collect(names: string[], from = root, found = new Map<string, { info: Package; folder: string }>()) {
  for (const name of names) {
    const folder = locate(name, from)
    if (!folder) continue
    const info = readPackage(folder)
    const key = `${info.name}@${info.version}`
    if (found.has(key)) continue
    found.set(key, { info, folder })
    collect(Object.keys(info.dependencies ?? {}), folder, found)
  }
  return found
}

function locate(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
  }
  return null
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
}

function notices(packages: Map<string, { info: Package; folder: string }>): string {
  const sections = [...packages]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, { info, folder }]) => {
      const file = readdirSync(folder).find((name) => /^(licen[sc]e|copying)/i.test(name))
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package carries no licence file.'
      return `## ${key}\n\nLicence: ${info.license ?? 'not stated'}\n\n\`\`\`\n${text}\n\`\`\`\n`
    })
  return `# Third-party notices\n\nPackages whose code can reach a browser. Written by \`npm run notices\`.\n\n${sections.join('\n')}`
}
