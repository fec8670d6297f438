/** The window that a story is looked at in; `played` is that of a story without a picture. */
export type WindowName = 'component' | 'overlay' | 'screen' | 'tall' | 'phone' | 'played'

export interface Story {
  id: string
  window: WindowName
  /** The picture shows the whole window rather than the story's own box. */
  whole: boolean
  /** Otherwise the story is only played. */
  pictured: boolean
}

/** What one test visits: all stories of a component or feature, with one sheet for their pictures, or one screen. */
export interface Subject {
  name: string
  stories: Story[]
}

/** What is read of an entry of Storybook's index. */
export interface IndexEntry {
  id: string
  title: string
  name: string
  /** The file that it stands in, from the root of the repository. */
  importPath?: string
  type: string
  tags?: string[]
}

/**
 * All stories by subject. Storybook's index lists them, so that a new component is a new test with nothing to register.
 * Tags steer: `overlay` needs the whole window, `phone` a narrow one, `tall` a high one, and `no-visual` takes no
 * picture. Features are made of components and stand in screens; only stories tagged `visual` have a picture there.
 * Storybook reads tags from the source, so they have to be written out in the story itself.
 */
export function subjectsOf(entries: readonly IndexEntry[]): Subject[] {
  const subjects = new Map<string, Subject>()
  for (const { id, title, name, type, tags = [] } of entries) {
    if (type !== 'story') continue
    const screen = title.startsWith('Screens/')
    const overlay = tags.includes('overlay')
    const pictured = title.startsWith('Features/') ? tags.includes('visual') : !tags.includes('no-visual')
    const subjectName = slug(screen ? `${title}/${name}` : title)
    const subject = subjects.get(subjectName) ?? { name: subjectName, stories: [] }
    subjects.set(subjectName, subject)
    const own = (['phone', 'tall'] as const).find((tag) => tags.includes(tag))
    const window = pictured ? (own ?? (screen ? 'screen' : overlay ? 'overlay' : 'component')) : 'played'
    subject.stories.push({ id, window, whole: screen || overlay, pictured })
  }
  return [...subjects.values()]
}

/** The name of a picture, made of a title. The group of a component is left out, so that it can change its group. */
export function slug(title: string): string {
  return title
    .replace(/^Components\/[^/]+\/(?=[^/]+$)/, 'Components/')
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll('/', '--')
}
