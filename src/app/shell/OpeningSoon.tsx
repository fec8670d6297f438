import type { ReactNode } from 'react'
import { OpeningSoonPage } from '@/features/opening-soon'
import { useIntl } from '@/shared/i18n'
import { useRouteRow } from './use-route-row'

/** The page of a row whose screen is not built yet: its title, and what will be there. */
export function OpeningSoon({ note }: { note?: ReactNode }) {
  const { formatMessage } = useIntl()
  const row = useRouteRow()
  if (!row?.soon) return null
  return <OpeningSoonPage title={formatMessage(row.title)} text={formatMessage(row.soon)} note={note} />
}
