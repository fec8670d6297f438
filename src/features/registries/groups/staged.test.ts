import { describe, expect, it } from 'vitest'
import { isStaged, nobodyStaged, withAdded, withRemoved } from './staged'

const ada = { id: 'ada', fullName: 'Ada' }
const ben = { id: 'ben', fullName: 'Ben' }

describe('what is staged', () => {
  it('names each person once', () => {
    expect(withAdded(withAdded(nobodyStaged, ada), ada)).toEqual({ add: [ada], remove: [] })
    expect(withRemoved(withRemoved(nobodyStaged, ben), ben)).toEqual({ add: [], remove: [ben] })
  })

  it('is nothing again when somebody comes and goes', () => {
    expect(withRemoved(withAdded(nobodyStaged, ada), ada)).toEqual(nobodyStaged)
    expect(withAdded(withRemoved(nobodyStaged, ben), ben)).toEqual(nobodyStaged)
  })

  it('is told from what this device may have kept of another version', () => {
    expect(isStaged({ add: [ada], remove: [ben] })).toBe(true)
    for (const other of [null, {}, { add: [ada] }, { add: ['ada'], remove: [] }, { add: [null], remove: [] }])
      expect(isStaged(other)).toBe(false)
  })
})
