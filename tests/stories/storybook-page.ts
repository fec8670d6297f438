/** What Storybook's own page offers to a program that drives it. The functions below run in that page. */
interface StorybookPage {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    storyStore: { loadStory: (of: { storyId: string }) => Promise<PreparedStory> }
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: never) => void) => void
    off: (event: string, listener: (payload: never) => void) => void
    emit: (event: string, payload: unknown) => void
  }
}

interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } }
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
}

interface Finished {
  storyId: string
  reporters: { type: string; status: string; result: AxeResult }[]
}

interface AxeResult {
  error?: unknown
  violations?: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** Ends once Storybook has read its stories; nothing is shown yet. */
export async function storybookReady(): Promise<void> {
  await (globalThis as unknown as StorybookPage).__STORYBOOK_PREVIEW__.ready()
}

/** The window that a story asks for in the viewport toolbar. */
export async function viewportOf(storyId: string): Promise<{ width: number; height: number } | null> {
  const { storyStore } = (globalThis as unknown as StorybookPage).__STORYBOOK_PREVIEW__
  const { storyGlobals, parameters } = await storyStore.loadStory({ storyId })
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles
  return styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : null
}

/**
 * Renders a story, plays it and runs axe as its parameters say. Answers what went wrong, in words. Storybook ends a
 * story whose play function threw like any other, so that its events are the only ones to tell.
 */
export function renderStory({ storyId, timeout }: { storyId: string; timeout: number }): Promise<string[]> {
  const channel = (globalThis as unknown as StorybookPage).__STORYBOOK_ADDONS_CHANNEL__
  const errors: string[] = []
  const messageOf = (error: { message?: string; description?: string } | undefined) =>
    error?.description ?? error?.message ?? String(error)
  const violations = ({ error, violations = [] }: AxeResult) => [
    ...(error ? [`axe: ${String(error)}`] : []),
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) =>
        [`axe ${id}: ${help}`, html.slice(0, 160), failureSummary.replaceAll(/\s+/g, ' ')].join('\n  '),
      ),
    ),
  ]
  return new Promise((resolve) => {
    const failed = (error?: { message?: string; description?: string }) => errors.push(messageOf(error))
    const missing = () => end(['Storybook has no such story.'])
    const finished = (of: Finished) => {
      if (of.storyId !== storyId) return
      end(of.reporters.filter(({ status }) => status === 'failed').flatMap(({ result }) => violations(result)))
    }
    const listeners = {
      playFunctionThrewException: failed,
      storyThrewException: failed,
      storyErrored: failed,
      storyMissing: missing,
      storyFinished: finished,
    }
    const late = setTimeout(() => end([`It does not finish within ${timeout / 1000} s.`]), timeout)
    const end = (more: string[]) => {
      clearTimeout(late)
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      resolve([...errors, ...more])
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** Ends when nothing has changed for four frames: what follows a story's last step comes within a few. */
export function untilUnchanged(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 0
    let unchanged = 0
    const observer = new MutationObserver(() => (unchanged = 0))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const look = () => {
      frames += 1
      unchanged += 1
      if (unchanged < 4 && frames < 60) return requestAnimationFrame(look)
      observer.disconnect()
      return resolve()
    }
    requestAnimationFrame(look)
  })
}

/** Ends when fonts and pictures are there. */
export async function untilLoaded(): Promise<void> {
  await document.fonts.ready
  await Promise.all(
    [...document.images].map((image) => {
      // A lazy one outside the window would never load.
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    }),
  )
}

/** Draws the page in a theme. */
export async function drawInTheme(theme: string): Promise<void> {
  const { dataset } = document.documentElement
  const twoFrames = async () => {
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
  }
  // Through another theme, so that all is drawn anew: what was drawn in pieces, as data came, can have other edges.
  if (dataset['theme'] === theme) {
    dataset['theme'] = theme === 'dark' ? 'light' : 'dark'
    await twoFrames()
  }
  dataset['theme'] = theme
  // A field that took the focus may have moved the page.
  scrollTo({ top: 0, behavior: 'instant' })
  await twoFrames()
}
