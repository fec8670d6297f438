import { useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '@/features/error-pages'

/** 404, for any unknown address. */
export function Page() {
  const [search] = useSearchParams()
  return <NotFoundPage entity={search.get('entity')} screen="page-not-found" />
}
