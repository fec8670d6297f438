import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectOf } from '../../scripts/contract/project/repository.ts'
import { Contract } from '../../scripts/contract/verify/contract.ts'
import type { CheckResult } from '../../scripts/contract/verify/findings.ts'
import { verify } from '../../scripts/contract/verify/verify.ts'
import { contract as document } from './support/contract.ts'
import { openBackends, type Backend, type MakeBackend } from './wrong-backend/backend.ts'
import { plantedFaults } from './wrong-backend/faults.ts'

const contract = new Contract(document)
const { table, workflows } = projectOf(document)
const irreversible = contract.operations.filter((operation) => operation.irreversible).map(({ id }) => id)

/** One of the faults is an answer that takes 450 ms; the others take 50 ms. */
const limitMs = 300

let backendWith: MakeBackend

beforeAll(async () => {
  backendWith = await openBackends()
})

async function check(backend: Backend): Promise<CheckResult[]> {
  const permissions = { only: [], write: true, irreversible }
  const { results } = await verify({ contract, table, workflows, permissions, limitMs, ...backend })
  return results
}

const failed = (results: CheckResult[]) => results.filter(({ verdict }) => verdict === 'failed')
const passed = (results: CheckResult[]) => results.filter(({ verdict }) => verdict === 'passed')
const idsOf = (results: CheckResult[]) => [...new Set(results.map(({ operationId }) => operationId))].sort()
const readable = ({ operationId, kind, name, findings }: CheckResult) =>
  `${operationId}, ${kind}, ${name}: ${findings.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')}`

describe('the mock server', () => {
  let results: CheckResult[] = []

  beforeAll(async () => {
    results = await check(backendWith())
  })

  it('keeps everything that the contract promises', () => {
    expect(failed(results).map(readable)).toEqual([])
  })

  it('is asked for every operation', () => {
    const asked = new Set(results.filter(({ verdict }) => verdict === 'passed').map(({ operationId }) => operationId))
    expect(contract.operations.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([])
  })

  it('runs every workflow to its end', () => {
    const ended = workflows.map(({ workflowId, steps }) => `${workflowId}: ${steps.at(-1)?.stepId}`)
    const passed = results.filter(({ kind, verdict }) => kind === 'workflow' && verdict === 'passed')
    expect(passed.map(({ name }) => name)).toEqual(expect.arrayContaining(ended))
  })
})

describe('a sound backend with other data raises no false alarm:', () => {
  it.each(['empty', 'crowded', 'no-assistant', 'bulk-running', 'one-of-each', 'single-home'] as const)(
    '%s',
    async (seed) => {
      const results = await check(backendWith(undefined, seed))
      expect(failed(results).map(readable)).toEqual([])
      expect(results.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThan(200)
    },
  )
})

describe('a backend that does one thing wrong is found out:', () => {
  const hits: { fault: string; operation: string; found: string }[] = []

  afterAll(() => {
    console.table(hits)
    console.info(`${hits.filter(({ found }) => found).length} of ${plantedFaults.length} planted faults found`)
  })

  it.each(plantedFaults.map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
    const results = await check(backendWith(fault))
    const own = failed(results).filter(({ operationId }) => operationId === fault.operation)
    const reasons = own.flatMap(({ findings }) => findings.map(({ pointer, message }) => `${pointer} ${message}`))
    const [hit = ''] = reasons.filter((reason) => fault.finding.test(reason))
    hits.push({ fault: name, operation: fault.operation, found: hit })

    expect(hit, `found instead: ${failed(results).map(readable).join('\n')}`).not.toBe('')
    expect(own.every(({ curl, kind }) => curl?.startsWith('curl ') ?? kind === 'time')).toBe(true)
    const named = [fault.operation, ...(fault.also ?? [])]
    expect(idsOf(failed(results))).toEqual(named.sort())
    // Every other operation was asked and is found sound.
    const touched = [...named, ...(fault.unreached ?? [])]
    const sound = contract.operations.map(({ id }) => id).filter((id) => !touched.includes(id))
    expect(sound.filter((id) => !idsOf(passed(results)).includes(id))).toEqual([])
  })

  it('there are at least 25 faults, of every kind', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(25)
  })
})
