import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

describe('the time zones', () => {
  it('are called what they are called today, not what they were called in 1970', async () => {
    const { timeZones } = await new Visitor().get<Schemas['TimeZones']>('/core/settings/time-zones')
    const descriptions = Object.fromEntries(timeZones.map(({ id, description }) => [id, description]))
    expect(descriptions['Europe/Lisbon']).toBe('Lisboa, Western European Time')
    expect(descriptions['Europe/Rome']).toBe('Roma, Central European Time')
  })
})
