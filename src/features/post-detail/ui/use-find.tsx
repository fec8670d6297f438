import { Suspense } from 'react'
import { useAddressState } from '@/shared/address-state'
import { loadable } from '@/shared/loadable'
import type { PostDetailProps } from './PostDetail'

// Only who comes from a search needs them.
const search = loadable(() => import('@/features/search'))
const FindBar = search.component('FindBar')
const MarkedWords = search.component('MarkedWords')

/** Marks in a post what the address says was searched for (`?find=press,sensor`), until the reader has seen enough. */
export function useFind(): Pick<PostDetailProps, 'renderText' | 'findBar'> {
  const [{ find }, change] = useAddressState('post')
  if (find === '') return {}
  return {
    // The words stand where they are while the code that marks them comes.
    renderText: (text) => (
      <Suspense fallback={text}>
        <MarkedWords find={find}>{text}</MarkedWords>
      </Suspense>
    ),
    findBar: (
      <Suspense>
        <FindBar onClose={() => change({ find: '' }, { replace: true })} />
      </Suspense>
    ),
  }
}
