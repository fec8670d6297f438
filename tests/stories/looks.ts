import { panelNames } from './panels.ts'
import type { WindowName } from './stories.ts'

/** How Storybook stands while stories are put up: changing it draws them anew, so that it is done once for many. */
export interface Setting {
  name: 'usual' | 'forced-colours' | 'phone' | 'de' | 'el'
  /** Choice of Storybook's language toolbar. */
  language: 'en' | 'de' | 'el'
  /** The system replaces all colours by a few of its own. */
  forcedColours: boolean
  /** In place of the window that the story asks for. */
  window: WindowName | null
}

/** One way in which a subject is drawn; its name is that of a folder of baselines. */
export interface Look {
  name: string
  theme: 'light' | 'dark' | 'light-hc' | 'dark-hc'
  setting: Setting
}

const usual: Setting = { name: 'usual', language: 'en', forcedColours: false, window: null }
const inSetting = (name: Exclude<Setting['name'], 'usual'>, change: Partial<Setting>): Look => ({
  name,
  theme: 'light',
  setting: { ...usual, ...change, name },
})

const light: Look = { name: 'light', theme: 'light', setting: usual }
const dark: Look = { name: 'dark', theme: 'dark', setting: usual }

/**
 * The smaller set: what the two full sets cannot tell. A subject stands here only where its own styles answer to the
 * look; everything else would be the same picture again.
 */
const smallerSet: readonly { looks: readonly Look[]; subjects: readonly string[] }[] = [
  {
    // Edges that only high contrast draws, around washes, marks and what is selected.
    looks: [
      { name: 'light-hc', theme: 'light-hc', setting: usual },
      { name: 'dark-hc', theme: 'dark-hc', setting: usual },
    ],
    subjects: [
      'components--button',
      'components--chip',
      'components--diff',
      'components--notificationitem',
      'components--segmentedcontrol',
      'components--statuschip',
      'components--switch',
      'components--tip',
      'screens--dashboard--default',
    ],
  },
  {
    // States that are told by a ground, which forced colours take away.
    looks: [inSetting('forced-colours', { forcedColours: true })],
    subjects: [
      'components--avatar',
      'components--badge',
      'components--button',
      'components--checkbox',
      'components--diff',
      'components--menu',
      'components--progress',
      'components--radio',
      'components--segmentedcontrol',
      'components--statuschip',
      'components--switch',
      'components--table',
      'components--tabs',
      'components--togglebutton',
      'components--unreaddot',
      'screens--dashboard--default',
    ],
  },
  {
    // Components that arrange themselves by the room they have; the phone stories of the others stand in their sheets.
    looks: [inSetting('phone', { window: 'phone' })],
    subjects: [
      'components--diff',
      'components--emptystate',
      'components--filerow',
      'components--form',
      'components--header',
      'components--notificationitem',
      'components--table',
      'components--timeline',
      'components--tip',
    ],
  },
  {
    // The longest words that a catalogue has for the tightest places, with its dates and numbers.
    looks: [inSetting('de', { language: 'de' })],
    subjects: ['features--sign-in--page', 'features--user-menu'],
  },
  {
    // Greek is as long; its sign-in stands among the screens.
    looks: [inSetting('el', { language: 'el' })],
    subjects: ['features--user-menu'],
  },
]

/** All ways in which a subject is drawn. But for its panels a feature is made of components and stands in screens: their pictures say how it looks. */
export function looksOf(subject: string): Look[] {
  const more = smallerSet.filter(({ subjects }) => subjects.includes(subject)).flatMap(({ looks }) => looks)
  return subject.startsWith('features--') && !panelNames.includes(subject) ? more : [light, dark, ...more]
}

/** Names of the smaller set that no story answers to any more. */
export function strayNames(subjects: readonly string[]): string[] {
  return [...new Set(smallerSet.flatMap((set) => set.subjects))].filter((name) => !subjects.includes(name))
}
