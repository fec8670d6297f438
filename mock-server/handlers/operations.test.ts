import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Visitor } from '../testing/visitor.ts'
import { callOf, createCheckedClient, operations, prepare, requestOf, type CheckedClient } from '../testing/walk.ts'

describe('every operation of the contract', () => {
  const answered = new Map<string, number>()
  let client: CheckedClient

  beforeAll(async () => {
    client = await createCheckedClient()
  }, 120_000)

  afterAll(() => {
    const missing = operations.filter(({ operationId }) => answered.get(operationId) === 501)
    console.info(`${operations.length - missing.length} of ${operations.length} operations have a handler`)
  })

  beforeEach(() => {
    client.violations.length = 0
  })

  it.each(operations)('$operationId has a handler whose answer keeps the contract', async (operation) => {
    const visitor = await Visitor.signedIn()
    await prepare(visitor, operation.operationId)
    const direct = await visitor.app.fetch(requestOf(visitor, callOf(operation)))
    answered.set(operation.operationId, direct.status)
    expect(direct.status, await direct.clone().text()).toBeLessThan(300)

    const again = await Visitor.signedIn()
    await prepare(again, operation.operationId)
    const checked = await client.send(again, callOf(operation))
    expect(client.violations).toEqual([])
    expect(checked.status).toBe(direct.status)
  })
})
