import type { Subject } from './stories.ts'

/**
 * Every panel has a picture of its own arrangement: of its stories those that tell most, so that the baselines stay light. How
 * the panels stand beside the page is on the pictures of the screens.
 */
const panels: Readonly<Record<string, readonly string[]>> = {
  'features--assistant--panel': [
    'before-the-first-question',
    'thinking',
    'many-sources',
    'too-many-questions',
    'expired',
    'feedback-on-a-bad-answer',
  ],
  'features--bulk-operation--banner': ['in-progress', 'collapsed', 'cancelling', 'completed-with-failures'],
  'features--bulk-operation--report': ['one-of-two'],
  'features--carousel--slides': ['own-words-and-colours'],
  'features--chat--panel': ['failed'],
  'features--notifications--panel': ['every-kind', 'more-failed', 'all-marked', 'nothing-unread', 'failed'],
  'features--notifications--push-card': ['offered'],
  'features--upload--panel': ['asking-for-the-version'],
}

/** Names of the pictures of panels. */
export const panelNames: readonly string[] = Object.keys(panels)

/** A panel's picture shows its telling stories; every other picture shows all. */
export function telling(subject: Subject): Subject {
  const chosen = panels[subject.name]
  return chosen ? { ...subject, stories: subject.stories.filter(({ id }) => chosen.includes(storyOf(id))) } : subject
}

/** Stories of panels that are chosen and no longer there. */
export function strayStories(subjects: readonly Subject[]): string[] {
  return Object.entries(panels).flatMap(([name, chosen]) => {
    const there = subjects.find((subject) => subject.name === name)?.stories.map(({ id }) => storyOf(id)) ?? []
    return chosen.filter((story) => !there.includes(story)).map((story) => `${name}: ${story}`)
  })
}

function storyOf(id: string): string {
  return id.slice(id.indexOf('--') + 2)
}
