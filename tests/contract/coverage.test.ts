import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coverageMarkdown, coverageOf, coverageSummary } from '../../scripts/contract/coverage/coverage.ts'
import { mockRoutes } from '../../scripts/contract/coverage/mock-routes.ts'
import { readScreens, readStories } from '../../scripts/contract/coverage/screens.ts'
import { place } from '../../scripts/contract/paths.ts'
import { projectOf } from '../../scripts/contract/project/repository.ts'
import { Contract } from '../../scripts/contract/verify/contract.ts'
import { contract as document } from './support/contract.ts'

const contract = new Contract(document)
const project = projectOf(document)
const stories = readStories(place('src'), contract)
const operations = coverageOf(contract, project, { routes: mockRoutes(), stories })
const find = (id: string) => operations.find((operation) => operation.id === id)

describe('contract coverage', () => {
  it('finds a handler in the mock for every operation', () => {
    expect(operations.filter(({ handler }) => !handler).map(({ id }) => id)).toEqual([])
  })

  it('finds the journeys, screens and stories of an operation', () => {
    expect(find('markNotificationsAsRead')?.workflows).toEqual(['read-a-notification'])
    expect(find('listComments')?.screens).toContain('post-detail')
    expect(find('listComments')?.screens).not.toContain('login')
    expect(find('listPosts')?.stories.length).toBeGreaterThan(0)
  })

  it('tells a dialog, the dock and the layer over the pages from the pages themselves', () => {
    expect(find('getUser')?.screens).toEqual(['userProfile dialog'])
    expect(find('getInfoCarousel')?.screens).toEqual(['dock'])
    expect(find('exchangeResultToken')?.screens).toEqual(['external-auth-redirect'])
    expect(find('listSystemMessages')?.screens).toEqual(['overlays'])
  })

  it('finds what is added by itself: a page, a dialog of the registry, a call beside another of the same path', () => {
    const source = mkdtempSync(join(tmpdir(), 'contract-screens-'))
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(source, file)), { recursive: true })
      writeFileSync(join(source, file), text)
    }
    write(
      'app/screens/files/Page.tsx',
      `import { Files } from '@/features/files'\nimport type { Home } from '@/features/homes'`,
    )
    write(
      'app/shell/overlays/dialogs.ts',
      `  home: loadable(() => import('@/features/homes')).component('HomeDialog'),`,
    )
    write('features/files/index.ts', `export { Files } from './files'\nexport { Other } from './other'`)
    write('features/files/other.ts', `api.GET('/internal/v2/communication/communities')`)
    const path = `'/internal/v2/communication/posts/{postId}/attachments'`
    write('features/files/files.ts', `api.GET(${path}, {})\n${' '.repeat(400)}\napi.POST(\n  ${path}, {})`)
    write('features/homes/index.ts', `export { HomeDialog } from './dialog'`)
    write('features/homes/dialog.ts', `{ path: '/internal/v2/homes' }`)
    const found = readScreens(source, contract)
    rmSync(source, { recursive: true })
    expect(found).toEqual({ listAttachments: ['files'], saveAttachments: ['files'], listHomes: ['home dialog'] })
  })

  it('says it as a table with a sum', () => {
    console.info(coverageSummary(operations))
    expect(coverageMarkdown(operations)).toMatch(/\| getPost \| posts \| yes \|/)
    expect(coverageSummary(operations)).toMatch(/^Of \d+ operations: \d+ have a handler, \d+ a workflow/)
  })

  it('runs every workflow over operations that the contract has', () => {
    const steps = project.workflows.flatMap((workflow) => workflow.steps)
    expect(steps.filter(({ operationId }) => !contract.operation(operationId))).toEqual([])
  })
})
