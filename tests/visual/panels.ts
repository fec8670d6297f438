import type { Subject } from './stories.ts'

/**
 * Panels whose own arrangement no part and no screen shows have a picture: of their stories those that tell most, so that
 * the baselines stay light. The dashboard's screens show the others: notifications, assistant and the banner of a bulk operation.
 */
const panels: Readonly<Record<string, readonly string[]>> = {
  'features--bulk-operation--report': ['one-of-two'],
  'features--chat--panel': ['failed'],
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
