import { allSettled } from 'effector'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import '@/design-system/index.css'
import { $queryClient, createQueryClient, type Schemas } from '@/api'
import { environmentQueries } from '@/features/environment'
import { findSessionFx, renewalReady, sessionFound } from '@/features/session'
import { bootedStyles } from '@/shared/boot'
import { configuration, configurationResult } from '@/shared/config'
import { reportError } from '@/shared/errors'
import { firstScreenBegins, loadable, whenIdle } from '@/shared/loadable'
import {
  catalogueOf,
  chooseLanguage,
  createPortalIntl,
  LANGUAGE_CODES,
  loadCatalogue,
  type Catalogue,
  type LanguageCode,
  type PortalIntl,
} from '@/shared/i18n'
import { nextTurn } from '@/shared/next-turn'
import { paths } from '@/shared/routes'
import { scope } from '@/shared/scope'
import { storage } from '@/shared/storage'
import { tabsJoined } from '@/shared/tabs'
import { App, intlOf } from '../App'
import { basename, createPortalRouter, prepareScreen } from '../routes/router'
import { connectSession } from '../session-flow'
import { isMissingChunk } from '../shell/new-version'
import { startupOutcome } from './outcome'
import type { StandInProps } from './StandIn'

/** What most starts do without. */
const legacyLinks = loadable(() => import('../legacy-links/rewrite-address'))
const appOffer = loadable(() => import('./offer-app'))
const standIns = loadable(() => import('./StandIn'))

/**
 * Brings the portal up: picks up what the boot script has asked for, and draws the portal or the page that stands in
 * for it.
 */
export async function startPortal(element: HTMLElement): Promise<void> {
  firstScreenBegins()
  const root = createRoot(element, {
    onUncaughtError: (error) => reportError(error, 'the portal'),
    onRecoverableError: (error) => {
      const cause = (error as Error).cause ?? error
      // A file that is gone has a tip of its own.
      if (!isMissingChunk(cause)) reportError(cause, 'drawing')
    },
    // A boundary has caught it and reports it by name.
    onCaughtError: () => undefined,
  })
  const settings = configurationResult()
  if (!settings.ok) return standIn(root, { kind: 'broken', reason: settings.reason })
  if (mayBeOldLink()) (await legacyLinks.tryLoad()).rewriteAddress(basename())

  const queryClient = createQueryClient()
  const code = wantedLanguage()
  const [environment, session, catalogue, , screen] = await Promise.allSettled([
    queryClient.fetchQuery(environmentQueries.info()),
    allSettled(findSessionFx, { scope }).then(settledValue),
    loadCatalogue(code),
    bootedStyles(),
    prepareScreen(likelyPath()),
  ])
  const outcome = startupOutcome({ environment, session, catalogue })
  if (outcome.kind !== 'ready') {
    if (outcome.kind === 'failed') reportError(outcome.error, 'start-up')
    return standIn(root, outcome)
  }

  const { user } = outcome
  await nextTurn()
  if (mayGetApp(outcome.environment)) await (await appOffer.tryLoad()).offerApp({ root, code, ...outcome })
  await allSettled($queryClient, { scope, params: queryClient }).catch(() => undefined)
  await allSettled(sessionFound, { scope, params: user })
  if (user) {
    await allSettled(renewalReady, { scope })
    // Most often the boot script's answer is there, and the first drawing has it.
    if (screen.status === 'fulfilled')
      void screen.value?.prefetch?.(queryClient, new URLSearchParams(window.location.search))
  }

  await nextTurn()
  const intl = await firstIntl({ user, loaded: { code, catalogue: outcome.catalogue } })
  await nextTurn()
  const router = createPortalRouter()
  connectSession(router, queryClient)
  await firstPageLoaded(router)
  await nextTurn()
  startTransition(() => {
    root.render(<App firstIntl={intl} queryClient={queryClient} router={router} />)
  })
  whenIdle(() => {
    void allSettled(tabsJoined, { scope })
    void queryClient.prefetchQuery(environmentQueries.timeZones())
  })
}

type FirstIntl = { user: Schemas['CurrentUser'] | null; loaded: { code: LanguageCode; catalogue: Catalogue } }

/** The language of the profile for a person who never chose one in this browser, if its messages can be had. */
async function firstIntl({ user, loaded }: FirstIntl): Promise<PortalIntl> {
  const wanted = wantedLanguage(user?.languageCode)
  const own = wanted === loaded.code ? null : await loadCatalogue(wanted).catch(() => null)
  const [code, catalogue] = own ? [wanted, own] : [loaded.code, loaded.catalogue]
  return intlOf(code, catalogue, user?.timeZone)
}

/** Old links are rare, and so is what rewrites them: only its mark is in the first load. */
function mayBeOldLink(): boolean {
  const { pathname, hash } = window.location
  return /^#!?[/\\]/.test(hash) || /^(?:legacy|app)(?:\/|$)/.test(pathname.slice(basename().length))
}

/** Phones where an app is configured are asked about it; what asks is no part of the first load. */
function mayGetApp({ mobileAppDownloadUrl }: Schemas['Environment']): boolean {
  return /mobi/i.test(navigator.userAgent) && Object.values(mobileAppDownloadUrl).some(Boolean)
}

/** Where the person most likely ends: at sign-in, when nothing says that somebody is signed in. */
function likelyPath(): string {
  return storage.signedIn.read() ? window.location.pathname.slice(basename().length - 1) : paths.login()
}

/** The skeleton of the document stands until the router has the code of the first page. */
function firstPageLoaded(router: ReturnType<typeof createPortalRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** An effect in a scope tells of its failure instead of throwing it. */
function settledValue<T>(result: { status: 'done'; value: T } | { status: 'fail'; value: unknown }): T {
  if (result.status === 'fail') throw result.value
  return result.value
}

/** A page that stands in for the portal, in the person's language where its messages can be had, else in English. */
async function standIn(root: Root, why: StandInProps['why']): Promise<void> {
  const code = wantedLanguage()
  const [{ StandIn }] = await Promise.all([standIns.tryLoad(), bootedStyles().catch(() => undefined)])
  await loadCatalogue(code).catch(() => undefined)
  root.render(<StandIn intl={createPortalIntl(code, catalogueOf(code))} why={why} />)
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
