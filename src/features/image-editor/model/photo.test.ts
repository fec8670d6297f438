import { expect, it } from 'vitest'
import { middleSquare } from './photo'

it('takes the largest square in the middle, of lying and standing pictures', () => {
  expect(middleSquare(400, 200)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(middleSquare(200, 400)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
})
