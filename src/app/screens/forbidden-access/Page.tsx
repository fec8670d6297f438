import { useSearchParams } from 'react-router-dom'
import { ForbiddenPage } from '@/features/error-pages'

/** 403, worded for the entity that the address names. */
export function Page() {
  const [search] = useSearchParams()
  return <ForbiddenPage entity={search.get('entity')} screen="forbidden-access" />
}
