import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createQueryClient } from '@/api'
import '@/design-system/index.css'
import { createPortalIntl, IntlProvider, loadCatalogue } from '@/shared/i18n'
import { conversation, plainConversation } from './conversation'
import { bareNotifications, notifications } from './notifications'
import { bareRows, virtualRows } from './rows'
import type { Subject, SubjectName } from './subject'
import './ui.css'
import { checkedPosts, workflowPosts } from './workflow'

const subjects: Record<SubjectName, Subject> = {
  'rows floor': bareRows,
  'rows 10000': virtualRows,
  'notifications floor': bareNotifications(1_000),
  'notifications in full': bareNotifications(1_000, { full: true }),
  'notifications 1000': notifications(1_000),
  'notifications 10000': notifications(10_000),
  'conversation floor': plainConversation(200),
  'conversation 200': conversation(200),
  'conversation 1000': conversation(1_000),
  'check 20': checkedPosts(20),
  'check 500': checkedPosts(500),
  'workflow posts 20': workflowPosts(20),
  'workflow posts 2000': workflowPosts(2_000),
}

const intl = createPortalIntl('en', await loadCatalogue('en'), 'Europe/Rome')
const queryClient = createQueryClient()
const place = document.getElementById('root') as HTMLElement
let root: Root | undefined
let content: ReactNode

function rendered(children: ReactNode): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <IntlProvider intl={intl}>{children}</IntlProvider>
    </QueryClientProvider>
  )
}

/** What the script that drives this page calls. */
const bench = {
  /** Makes ready what is not to be measured: the models, and what stands around every screen. */
  prepare(name: SubjectName): void {
    root = createRoot(place)
    content = subjects[name].draw()
    flushSync(() => root?.render(rendered(null)))
  },
  mount(): void {
    flushSync(() => root?.render(rendered(content)))
  },
  unmount(): void {
    root?.unmount()
  },
  rowNodes: () => place.querySelectorAll('li, li *').length,
  say: async (name: SubjectName): Promise<void> => subjects[name].say?.(),
  /** How many words of the next answer are there. */
  saidWords: () => place.querySelector('[inert], [data-next]')?.textContent.match(/word\d+/g)?.length ?? 0,
  /** Done when the answer stands there whole. */
  saidAll: () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!place.querySelector('[inert]')) resolve()
        else requestAnimationFrame(look)
      }
      look()
    }),
  /** Scrolls through a part of the list, one step a frame; tells the frames a second and the most rows at a time. */
  async scroll(frames: number, step: number): Promise<{ rate: number; mostRows: number }> {
    const within = [...place.querySelectorAll('*')].find((element) => getComputedStyle(element).overflowY === 'auto')
    const scroller = within ?? document.documentElement
    const beganAt = performance.now()
    let mostRows = 0
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((next) => requestAnimationFrame(next))
      scroller.scrollBy({ top: step, behavior: 'instant' })
      mostRows = Math.max(mostRows, place.querySelectorAll('li[data-index]').length)
    }
    const rate = (frames * 1000) / (performance.now() - beganAt)
    if (scroller.scrollTop === 0) throw new Error('There is nothing to scroll')
    return { rate, mostRows }
  },
}

Object.assign(globalThis, { bench })
export type Bench = typeof bench
