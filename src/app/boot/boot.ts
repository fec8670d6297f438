/**
 * The boot script: inlined in the document, it runs before anything is loaded. It dresses the document (theme,
 * language, skeleton) and asks the first questions while the code is still on its way. Compiled alone and at most 2 kB
 * after compression: mind every line. It repeats the keys of src/shared/storage; boot.test.ts keeps the two equal.
 */
import type { Schemas } from '@/api'
import type { Boot } from '@/shared/boot'
import type { BootMap } from './boot-map'
import { planStart } from './plan-start'

/** Put in front of this script by the build. */
declare const BOOT_MAP: BootMap

const root = document.documentElement
const boot: Boot = { requests: new Map(), styles: Promise.resolve() }
window.portalBoot = boot

// The portal's own code did not come: say so instead of showing a skeleton for ever.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail('load'), true)

if (!CSS.supports('color', 'light-dark(red, red)') || !('any' in AbortSignal)) {
  root.lang = navigator.language
  fail('old')
} else start()

function start(): void {
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (stored('menuOpen') === false) root.dataset.menu = 'closed'
  boot.styles = Promise.all(BOOT_MAP.styles.map(sheet))
  try {
    const { apiBase, languages, defaultLanguage } = JSON.parse(
      document.getElementById('portal-configuration')?.textContent ?? '',
    ) as {
      apiBase: string
      languages: string[]
      defaultLanguage: string
    }
    const wishes = [stored('language'), ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase())
    const language = wishes.find((code) => languages.includes(code)) ?? defaultLanguage
    root.lang = language === 'pt' ? 'pt-BR' : language

    const path = location.pathname.slice(new URL(document.baseURI).pathname.length - 1)
    const signedIn = stored('signedIn') === true
    const { skeleton, files, request } = planStart(BOOT_MAP, path, location.search, signedIn)
    root.dataset.skeleton = skeleton
    const base = new URL(apiBase, document.baseURI).href.replace(/\/$/, '')
    for (const address of ['/core/settings/environment', '/core/auth/session', '/core/settings/time-zones']) {
      ask(base + address)
    }
    const first = request && ask(base + request)
    for (const file of [...BOOT_MAP.scripts, ...files]) {
      // The messages of a script stand beside it, a file for each language.
      if (file.endsWith('.i18n.js')) ask(new URL(file.replace(/js$/, `${language}.json`), document.baseURI).href)
    }
    for (const file of files) if (!isSheet(file)) link('modulepreload', file)
    boot.styles = Promise.all([boot.styles, ...files.filter(isSheet).map(sheet)])
    // Whatever is wrong with the answer, the portal says it.
    if (first) fillSkeleton(first).catch(() => undefined)
  } catch {
    // A broken configuration has a page of its own, drawn by the portal.
    root.dataset.skeleton = 'none'
  }
}

function ask(url: string): Promise<Response> {
  const answer = fetch(url, {
    credentials: 'same-origin',
    headers: {
      'Accept-Language': root.lang,
      'X-Request-Id': Math.random().toString(36).slice(2) + Date.now().toString(36),
    },
    signal: AbortSignal.timeout(20_000),
  })
  // The code that takes the answer handles its failure; until then it must not count as an unhandled rejection.
  answer.catch(() => undefined)
  boot.requests.set(url, answer)
  return answer
}

/**
 * Puts title and excerpt of the newest posts into the skeleton's cards: on a slow network they can be read a second
 * before the code that draws posts is there, and asks for the picture of the first. Other answers have no `posts`. The
 * words wait for the sheets: skeleton-words.css is in one of them, and the faces are.
 */
async function fillSkeleton(answer: Promise<Response>): Promise<void> {
  const response = await answer
  if (!response.ok) return
  const { posts } = (await response.clone().json()) as Partial<Schemas['PostPage']>
  const cover = posts?.[0]?.coverImageUrl
  // The largest thing in the first window: it comes while the code does.
  if (cover) link('preload', cover, 'image')
  await boot.styles
  document.querySelectorAll<HTMLElement>('.bootCard').forEach((card, index) => {
    const post = posts?.[index]
    if (!post) return
    card.lang = post.language
    card.dataset.filled = ''
    for (const key of ['title', 'excerpt'] as const) {
      const line = document.createElement('p')
      line.dataset.key = key
      line.textContent = post[key]
      card.append(line)
    }
  })
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function link(rel: string, file: string, as?: 'image'): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = rel
  // As the module loader or a picture asks, so that the preloaded file is the one that is used.
  if (as) element.as = as
  else element.crossOrigin = ''
  element.href = file
  document.head.append(element)
  return element
}

function isSheet(file: string): boolean {
  return file.endsWith('.css')
}

function sheet(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = link('stylesheet', file)
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(file))
  })
}

function fail(why: 'load' | 'old'): void {
  root.dataset.boot = why
}
