import { useSyncExternalStore, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export type PageLocaleProps = {
  /** Another language than the page's: "de-DE". */
  locale?: string | undefined
  children: ReactNode
}

/**
 * Lets the primitives library speak the language of the page, its `lang`, and not that of the browser: names of days
 * and months, "5 options available". Components that use such words stand in it; others need to set nothing.
 */
export function PageLocale({ locale, children }: PageLocaleProps) {
  const pageLocale = useSyncExternalStore(subscribe, () => document.documentElement.lang)
  return <I18nProvider locale={locale ?? (pageLocale === '' ? 'en' : pageLocale)}>{children}</I18nProvider>
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
