/** The window that a story is looked at in. */
export type WindowName = 'component' | 'overlay' | 'screen' | 'tall' | 'phone'

export interface StoryToSee {
  id: string
  window: WindowName
  /** The whole window rather than the story's own box. */
  whole: boolean
}

/** What a picture of the suite shows: all stories of a component on one sheet, or one screen alone. */
export interface Subject {
  name: string
  stories: StoryToSee[]
}

/** What is read of an entry of Storybook's index. */
export interface IndexEntry {
  id: string
  title: string
  name: string
  type: string
  tags?: string[]
}

/**
 * Which pictures there are. Storybook's index says it, so that a new component is a new picture with nothing to register.
 * Tags steer: `overlay` needs the whole window, `phone` a narrow one, `tall` a high one, and `no-visual` only drives.
 * Storybook reads tags from the source, so they have to be written out in the story itself.
 */
export function subjectsOf(entries: readonly IndexEntry[]): Subject[] {
  const subjects = new Map<string, Subject>()
  for (const { id, title, name, type, tags = [] } of entries) {
    if (type !== 'story' || tags.includes('no-visual')) continue
    const screen = title.startsWith('Screens/')
    const overlay = tags.includes('overlay')
    const subjectName = slug(screen ? `${title}/${name}` : title)
    const subject = subjects.get(subjectName) ?? { name: subjectName, stories: [] }
    subjects.set(subjectName, subject)
    const own = (['phone', 'tall'] as const).find((tag) => tags.includes(tag))
    const window = own ?? (screen ? 'screen' : overlay ? 'overlay' : 'component')
    subject.stories.push({ id, window, whole: screen || overlay })
  }
  return [...subjects.values()]
}

/** The name of a picture, made of a title. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll('/', '--')
}
