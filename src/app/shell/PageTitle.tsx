import { useQuery } from '@tanstack/react-query'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { environmentQueries } from '@/features/environment'
import { focusHeading, leaveHeading } from '@/shared/focus-heading'
import { useIntl } from '@/shared/i18n'
import { $ownTitle } from '@/shared/own-title'
import type { Route } from '@/shared/routes'
import { screenOf } from '../routes/screens'

/** The prefix of the window's title has changed: "(4) " while four notifications are unread. */
export const titlePrefixChanged = createEvent<string>()

const $titlePrefix = createStore('').on(titlePrefixChanged, (_, prefix) => prefix)

/** Sets the title of the window after each navigation, and moves the focus to the page's heading. */
export function PageTitle({ route }: { route: Route | null }) {
  const { data: environment } = useQuery(environmentQueries.info())
  const prefix = useUnit($titlePrefix)
  const title = usePageTitle(route)
  const full = [title, environment?.customer.name].filter(Boolean).join(' · ')

  useEffect(() => {
    document.title = `${prefix}${full}`
  }, [prefix, full])
  useHeadingFocus()

  return null
}

/**
 * The title of the page: what the screen calls itself, else the title of its route. A screen that does not come has
 * none, because the words come with it.
 */
export function usePageTitle(route: Route | null): string {
  const { formatMessage } = useIntl()
  const ownTitle = useUnit($ownTitle)
  return ownTitle ?? (route && screenOf(route).loaded() ? formatMessage(route.title) : '')
}

/** The icon of the tab, with a dot while something is unread. */
export function UnreadIcon() {
  const unread = useUnit($titlePrefix) !== ''
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (link) link.href = unread ? './favicon-unread.svg' : './favicon.svg'
  }, [unread])
  return null
}

/**
 * A navigation forward to another page moves the focus to its heading, as a loaded document would begin at its top.
 * Going back restores the former focus (restore-position.ts).
 */
function useHeadingFocus() {
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef(pathname)

  // Before the heading that goes is missed: going back, the focus is not handed on to the next one.
  useLayoutEffect(() => {
    if (shown.current !== pathname && navigationType === 'POP') leaveHeading()
  }, [pathname, navigationType])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigationType === 'POP') return
    focusHeading()
  }, [pathname, navigationType])
}
