import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { lightRoutes } from './light-routes.ts'
import { messagesByScript } from './messages.ts'

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))
const page = source('app/screens/tasks/Page.tsx')

/** A build of the route table, and of one screen that has nothing but its title. */
async function buildRoutes(): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const start = `import { routes } from '${source('shared/routes/index.ts')}'
    globalThis.given = [routes, () => import('${page}')]`
  const sources = new Map([
    ['start', start],
    [page, 'export const Page = () => null'],
  ])
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (sources.has(id) ? id : null),
        load: (id) => sources.get(id) ?? null,
      },
      lightRoutes(),
      messagesByScript(),
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'start' } },
  })) as Rolldown.RolldownOutput
  return result.output
}

it('brings the title of a screen beside its script, and nothing of the titles in the first one', async () => {
  const output = await buildRoutes()
  const screen = output.find((one) => one.type === 'chunk' && one.facadeModuleId === page)?.fileName ?? ''
  expect(screen).toMatch(/\.i18n\.js$/)
  const words = output.find(({ fileName }) => fileName === screen.replace(/js$/, 'de.json'))
  expect(words).toMatchObject({ source: '{"app.tasksTitle":"Aufgaben"}' })
  const start = output.find((one) => one.type === 'chunk' && one.isEntry)
  expect(start?.fileName).not.toContain('i18n')
  expect(start).toMatchObject({ code: expect.not.stringMatching(/Workplace administration|stateId/) as unknown })
})
