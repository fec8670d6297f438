import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { compareFx } from '../api/effects'
import { exampleUpload } from '../ui/example-uploads'
import { comparisonsIn, LARGEST_COMPARED } from './identical'
import { changeRun, newRun, NO_UPLOADS, type Uploads } from './run'
import { $identical, $state, allVersionsChosen, comparisonOf, retryClicked } from './uploads'

const choice = { kind: 'question', attachmentId: 'att-1', version: 3 } as const
const asked = exampleUpload('plan.pdf', { choice }, 400)
const film = exampleUpload('film.mp4', { choice: { ...choice, attachmentId: 'att-2' } }, 400)

/** Two files whose names the post knows; of the second it has other bytes. */
function known(sizes: [number, number] = [400, 500]): Uploads {
  const run = { ...newRun(NO_UPLOADS, 'p-1042'), id: 'run-1' }
  const state = { ...NO_UPLOADS, runs: [run], uploads: [asked, film] }
  const files = sizes.map((sizeBytes, index) => ({
    attachmentId: `att-${index + 1}`,
    name: index === 0 ? 'plan.pdf' : 'film.mp4',
    version: 3,
    sizeBytes,
    url: `files/${index + 1}`,
  }))
  return changeRun(state, 'run-1', () => ({ files: { occToken: 'occ-1', files } }))
}

it('compares only files of the same size, and none that is large', () => {
  expect(comparisonsIn(known()).map(({ url }) => url)).toEqual(['files/1'])
  expect(comparisonsIn(known([500, 500]))).toEqual([])
  const large = exampleUpload('plan.pdf', { choice }, LARGEST_COMPARED + 1)
  expect(comparisonsIn({ ...known([LARGEST_COMPARED + 1, 1]), uploads: [large] })).toEqual([])
})

it('names the file that has the same bytes, after one comparison of each', async () => {
  const compare = vi.fn(({ url }: { url: string }) => url === 'files/1')
  const scope = fork({ values: [[$state, known([400, 400])]], handlers: [[compareFx, compare]] })
  // Any change of the list lets it look for files to compare.
  await allSettled(retryClicked, { scope, params: 'none' })
  await allSettled(allVersionsChosen, { scope, params: ['none'] })
  expect(compare).toHaveBeenCalledTimes(2)
  expect(scope.getState($identical)).toEqual(new Set([comparisonOf(asked.key, choice)]))
})

it('takes one answer for all files that are asked about', async () => {
  const scope = fork({ values: [[$state, known()]], handlers: [[compareFx, () => false]] })
  await allSettled(allVersionsChosen, { scope, params: [asked.key, film.key] })
  const choices = scope.getState($state).uploads.map((upload) => upload.choice)
  expect(choices).toEqual([
    { kind: 'version', attachmentId: 'att-1', version: 4 },
    { kind: 'version', attachmentId: 'att-2', version: 4 },
  ])
})
