import { allSettled } from 'effector'
import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { $queryClient, createQueryClient } from '@/api'
import { environmentQueries } from '@/features/environment'
import { findSessionFx, renewalReady, sessionFound } from '@/features/session'
import { bootedStyles } from '@/shared/boot'
import { configuration, configurationResult } from '@/shared/config'
import { reportError } from '@/shared/errors'
import { chooseLanguage, createPortalIntl, LANGUAGE_CODES, type LanguageCode, loadCatalogue } from '@/shared/i18n'
import { scope } from '@/shared/scope'
import { storage } from '@/shared/storage'
import { tabsJoined } from '@/shared/tabs'
import { App } from '../App'
import { createPortalRouter } from '../routes/router'
import { connectSession } from '../session-flow'
import { watchMissingChunks } from '../shell/new-version'
import { startupOutcome } from './outcome'
import type { StandInProps } from './StandIn'

/** Brings the portal up: picks up what the boot script has asked for, and draws the portal or the page that stands in for it. */
export async function startPortal(root: Root): Promise<void> {
  const settings = configurationResult()
  if (!settings.ok) return standIn(root, { kind: 'broken', reason: settings.reason })

  const queryClient = createQueryClient()
  const code = wantedLanguage()
  const [environment, session, catalogue] = await Promise.allSettled([
    queryClient.fetchQuery(environmentQueries.info()),
    allSettled(findSessionFx, { scope }).then(settledValue),
    loadCatalogue(code),
    bootedStyles(),
  ])
  const outcome = startupOutcome({ environment, session, catalogue })
  if (outcome.kind !== 'ready') {
    if (outcome.kind === 'failed') reportError(outcome.error, 'start-up')
    return standIn(root, outcome)
  }

  const { user } = outcome
  await allSettled($queryClient, { scope, params: queryClient }).catch(() => undefined)
  await allSettled(sessionFound, { scope, params: user })
  if (user) await allSettled(renewalReady, { scope })
  void allSettled(tabsJoined, { scope })

  // Somebody who never chose a language in this browser reads the one of their profile.
  const language = wantedLanguage(user?.languageCode)
  const words = language === code ? outcome.catalogue : await loadCatalogue(language).catch(() => outcome.catalogue)
  const router = createPortalRouter()
  connectSession(router, queryClient)
  watchMissingChunks()
  startTransition(() => {
    root.render(
      <App
        language={words === outcome.catalogue ? code : language}
        catalogue={words}
        timeZone={user?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
        queryClient={queryClient}
        router={router}
      />,
    )
  })
}

/** An effect in a scope tells of its failure instead of throwing it. */
function settledValue<T>(result: { status: 'done'; value: T } | { status: 'fail'; value: unknown }): T {
  if (result.status === 'fail') throw result.value
  return result.value
}

/** A page that stands in for the portal, in the person's language where its words can be had, else in English. */
async function standIn(root: Root, why: StandInProps['why']): Promise<void> {
  const code = wantedLanguage()
  const [{ StandIn }, words] = await Promise.all([
    import('./StandIn'),
    loadCatalogue(code).catch(() => ({})),
    bootedStyles().catch(() => undefined),
  ])
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  root.render(<StandIn intl={createPortalIntl(code, words, timeZone)} why={why} />)
}

function wantedLanguage(profile?: string | null): LanguageCode {
  const settings = configurationResult()
  const { languages, defaultLanguage } = configuration()
  return chooseLanguage({
    stored: storage.language.read(),
    profile,
    navigator: navigator.languages,
    offered: settings.ok ? languages : LANGUAGE_CODES,
    fallback: settings.ok ? defaultLanguage : 'en',
  })
}
