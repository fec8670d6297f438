import { describe, expect, it } from 'vitest'
import { coverageMarkdown, coverageOf, coverageSummary } from '../../scripts/contract/coverage/coverage.ts'
import { mockRoutes } from '../../scripts/contract/coverage/mock-routes.ts'
import { readStories } from '../../scripts/contract/coverage/screens.ts'
import { place } from '../../scripts/contract/places.ts'
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
