import type { Page } from '@playwright/test'

/** What a picture of the suite shows: all stories of a part on one sheet, or one screen alone. */
export interface Subject {
  name: string
  stories: string[]
  /** Screens and overlays need the whole window; a part needs only its own box. */
  whole: boolean
}

interface IndexEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags?: string[]
}

/** Reads Storybook's index, so that a new part is a new picture with nothing to register. Stories tagged `no-visual` only drive. */
export async function subjectsOf(storybookUrl: string): Promise<Subject[]> {
  const response = await fetch(new URL('index.json', storybookUrl))
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  const subjects = new Map<string, Subject>()
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story' || entry.tags?.includes('no-visual')) continue
    const screen = entry.title.startsWith('Screens/')
    const whole = screen || Boolean(entry.tags?.includes('overlay'))
    const name = slug(screen ? `${entry.title}-${entry.name}` : entry.title)
    const subject = subjects.get(`${name}-${whole}`) ?? {
      name: whole && !screen ? `${name}-overlay` : name,
      stories: [],
      whole,
    }
    subject.stories.push(entry.id)
    subjects.set(`${name}-${whole}`, subject)
  }
  return [...subjects.values()]
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll('/', '--')
}

/** Opens one story and waits until it stands still: rendered, played, fonts and pictures there. */
export async function openStory(page: Page, storybookUrl: string, id: string, globals: string): Promise<void> {
  await page.goto(new URL(`iframe.html?id=${id}&viewMode=story&globals=${globals}`, storybookUrl).href)
  await page.waitForFunction(
    () => document.body.classList.contains('sb-show-main') || document.body.classList.contains('sb-show-errordisplay'),
  )
  if (await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))) {
    throw new Error(`The story ${id} does not render: ${(await page.locator('#error-message').textContent()) ?? ''}`)
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
