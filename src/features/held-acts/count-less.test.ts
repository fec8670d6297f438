import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { countLess } from './count-less'

type Counts = { open: number }

const queryKey = ['counts']
const change = ({ open }: Counts, by: number) => ({ open: open + by })

function counting() {
  const queryClient = new QueryClient()
  queryClient.setQueryData<Counts>(queryKey, { open: 5 })
  return {
    less: () => countLess<Counts>(queryClient, queryKey, change),
    answer: (open: number) => queryClient.fetchQuery({ queryKey, queryFn: () => ({ open }), staleTime: 0 }),
    open: () => queryClient.getQueryData<Counts>(queryKey)?.open,
  }
}

it('counts one less at once, in what the server answers meanwhile too, and twice for two things', async () => {
  const { less, answer, open } = counting()
  less()
  expect(open()).toBe(4)
  less()
  expect(open()).toBe(3)
  await answer(7)
  expect(open()).toBe(5)
})

it('counts it again once it is given back, and what the server answers as it is', async () => {
  const { less, answer, open } = counting()
  less().restore()
  expect(open()).toBe(5)
  await answer(7)
  expect(open()).toBe(7)
})

it('leaves the number as it is once the server knows, until it answers', async () => {
  const { less, answer, open } = counting()
  less().end()
  expect(open()).toBe(4)
  await answer(4)
  expect(open()).toBe(4)
})
