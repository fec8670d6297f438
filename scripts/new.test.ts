import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import { check, resolveConfig } from 'prettier'
import stylelint from 'stylelint'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Changes } from './new/changes.ts'
import { newComponent } from './new/component.ts'
import { newFeature } from './new/feature.ts'
import { newOperation } from './new/operation.ts'
import { newScreen } from './new/screen.ts'
import { root } from './run-suite.ts'

/** Everything that can be made, laid over the tree: nothing is written. */
const changes = new Changes(root)
newScreen(changes, 'team-calendar', 'listHomes')
newScreen(changes, 'team-table', 'getTable')
newFeature(changes, 'team-places', 'listHomes')
newComponent(changes, 'TeamCard')
newOperation(changes, 'listTeamEvents', {})
await changes.format()

const made = [...changes.files.keys()]
const sources = made.filter((path) => /^src\/.*\.tsx?$/.test(path))

describe('what is made', () => {
  it('type-checks', () => {
    expect(typeErrors(sources)).toEqual([])
  }, 240_000)

  it('keeps the rules of ESLint that need no types', async () => {
    const eslint = new ESLint({
      cwd: root,
      overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } }, rules: withoutTypes }],
    })
    const texts = made.filter((path) => /\.tsx?$/.test(path))
    const results = await Promise.all(
      texts.map((path) => eslint.lintText(changes.read(path), { filePath: join(root, path) })),
    )
    expect(
      results.flat().flatMap(({ filePath, messages }) => messages.map(({ message }) => [filePath, message])),
    ).toEqual([])
  }, 240_000)

  it('keeps the rules of Stylelint', async () => {
    for (const path of made.filter((one) => one.endsWith('.css'))) {
      const { results } = await stylelint.lint({ code: changes.read(path), codeFilename: join(root, path), cwd: root })
      expect(
        results.flatMap(({ warnings }) => warnings),
        path,
      ).toEqual([])
    }
  })

  it('has the form that Prettier gives it', async () => {
    const options = await resolveConfig(join(root, 'package.json'))
    for (const path of made) expect(await check(changes.read(path), { ...options, filepath: path }), path).toBe(true)
  })

  it('lists the operation in the contract and registers its handler', () => {
    const { paths } = parse(changes.read('openapi/openapi.yaml')) as { paths: Record<string, unknown> }
    expect(paths['/internal/v2/team-events']).toEqual({ $ref: './team-events/paths.yaml#/teamEvents' })
    expect(changes.read('mock-server/app.ts')).toContain('teamEventsRoutes(app)')
  })

  it('puts a row with its title into the table, before the administration', () => {
    const table = changes.read('src/shared/routes/table.ts')
    const row = table.indexOf("path: '/team-table/:tableId'")
    expect(row).toBeGreaterThan(0)
    expect(row).toBeLessThan(table.indexOf("name: 'manage'"))
    expect(changes.read('src/shared/routes/messages.ts')).toContain("id: 'app.teamTableTitle'")
  })

  it('takes the row of a placeholder over, and its text away', () => {
    const own = new Changes(root)
    own.files.set(
      'src/shared/routes/table.ts',
      "const rows = [\n  { name: 'some-day', path: '/some-day', title: titles.someDay },\n] as const satisfies readonly RouteRow[]\n",
    )
    own.files.set('src/app/screens/opening-soon/Page.tsx', "const texts = {\n  'some-day': messages.someDay,\n}\n")
    own.files.set(
      'src/app/screens/opening-soon/messages.ts',
      "const messages = {\n  someDay: {\n    id: 'x',\n  },\n}\n",
    )
    newScreen(own, 'some-day', 'listHomes')
    expect(own.read('src/shared/routes/table.ts')).toContain("title: titles.someDay, screen: 'some-day' }")
    expect(own.read('src/app/screens/opening-soon/Page.tsx')).not.toContain('some')
    expect(own.read('src/app/screens/opening-soon/messages.ts')).not.toContain('some')
  })
})

describe('what is refused', () => {
  it.each<[string, () => unknown, RegExp]>([
    ['a screen that is there', () => newScreen(new Changes(root), 'login', 'listHomes'), /already/],
    ['a feature that is there', () => newFeature(new Changes(root), 'posts', 'listHomes'), /already/],
    ['a component that is there', () => newComponent(new Changes(root), 'Button'), /already/],
    ['a path that is there', () => newOperation(new Changes(root), 'listHomes', {}), /already/],
    ['a name in another form', () => newScreen(new Changes(root), 'TeamCalendar', 'listHomes'), /like team-calendar/],
    ['no name', () => newComponent(new Changes(root), undefined), /like TeamCalendar/],
    ['an operation that is not there', () => newFeature(new Changes(root), 'team', 'listTeams'), /no GET operation/],
    ['a feature without an operation', () => newFeature(new Changes(root), 'team', undefined), /--operation/],
  ])('%s', (_, make, reason) => {
    expect(make).toThrow(reason)
  })
})

/** Rules that ask the type checker, which knows only files that are on the disk. */
const withoutTypes = Object.fromEntries(
  Object.keys(
    ((await new ESLint({ cwd: root }).calculateConfigForFile(join(root, 'src/app/App.tsx'))) as { rules: object })
      .rules,
  )
    .filter((rule) => rule.startsWith('effector/'))
    .map((rule) => [rule, 'off' as const]),
)

function typeErrors(paths: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const texts = new Map(made.map((path) => [join(root, path), changes.read(path)]))
  const folders = [...texts.keys()].map((path) => `${dirname(path)}/`)
  const { readFile, fileExists } = host
  const directoryExists = host.directoryExists?.bind(host) ?? (() => true)
  host.directoryExists = (path) => folders.some((folder) => folder.startsWith(`${path}/`)) || directoryExists(path)
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path)
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version, true)
  }
  const rootNames = [...paths.map((path) => join(root, path)), join(root, 'node_modules/vite/client.d.ts')]
  const program = ts.createProgram({ rootNames, options, host })
  return paths.flatMap((path) => {
    const file = program.getSourceFile(join(root, path))
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    return found.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}
