import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { columnsInOrder } from './order'

const section = examples.getHome.plant.sections.find(({ layout }) => layout === 'main-aside')
if (!section) throw new Error('The example has no section with an aside')

const keys = (narrowOrder: string, narrow: boolean) =>
  columnsInOrder({ ...section, narrowOrder }, narrow).map(({ key }) => key)

it('reads the main column first where both stand side by side', () => {
  expect(keys('aside-first', false)).toEqual([0, 1])
})

it('reads the narrow column first below each other, where its editors want that', () => {
  expect(keys('aside-first', true)).toEqual([1, 0])
  expect(keys('as-is', true)).toEqual([0, 1])
})
