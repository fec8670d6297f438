import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { environmentQueries } from '@/features/environment'
import { focusHeading } from '@/shared/focus-heading'
import { useIntl } from '@/shared/i18n'
import { $ownTitle } from '@/shared/own-title'
import type { Route } from '@/shared/routes'
import { $titlePrefix } from './title-prefix'

/** Title of the window after each navigation; moves the focus to the page's heading. */
export function PageTitle({ row }: { row: Route | null }) {
  const { data: environment } = useQuery(environmentQueries.info())
  const prefix = useUnit($titlePrefix)
  const title = usePageTitle(row)
  const full = [title, environment?.customer.name].filter(Boolean).join(' · ')

  useEffect(() => {
    document.title = `${prefix}${full}`
  }, [prefix, full])
  useHeadingFocus()

  return null
}

/** From the route's data or, where it is known, the name of what is shown. */
export function usePageTitle(row: Route | null): string {
  const { formatMessage } = useIntl()
  const ownTitle = useUnit($ownTitle)
  return ownTitle ?? (row ? formatMessage(row.title) : '')
}

/** A navigation forward to another page puts the focus on its heading, as a loaded document would begin at its top. Going back restores its own. */
function useHeadingFocus() {
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigationType === 'POP') return
    focusHeading()
  }, [pathname, navigationType])
}
