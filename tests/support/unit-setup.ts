import { afterAll } from 'vitest'
import { beginFile } from './file-world'

const world = await beginFile()

afterAll(async () => {
  const left = await world.end()
  if (left.length > 0)
    throw new Error(
      `This file has left ${left.join(', ')} changed for the files after it: put it back (vi.spyOn, vi.stubGlobal)`,
    )
})
