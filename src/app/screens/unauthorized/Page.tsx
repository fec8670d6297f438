import { UnauthorizedPage } from '@/features/error-pages'

/** 401, for accounts without access. */
export function Page() {
  return <UnauthorizedPage />
}
