import type { WindowName } from './stories.ts'

/** How a page of Storybook is opened: changing it draws every story anew, so that it is done once for many. */
export interface Setting {
  name: 'usual' | 'forced-colours' | 'phone'
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

export const usual: Setting = { name: 'usual', forcedColours: false, window: null }
const forcedColours: Setting = { name: 'forced-colours', forcedColours: true, window: null }
const phone: Setting = { name: 'phone', forcedColours: false, window: 'phone' }

const light: Look = { name: 'light', theme: 'light', setting: usual }
const dark: Look = { name: 'dark', theme: 'dark', setting: usual }

/**
 * What light and dark cannot show. A subject stands here only where its own styles answer to the look; everything else
 * would be the same picture again.
 */
const moreLooks: readonly { looks: readonly Look[]; subjects: readonly string[] }[] = [
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
    // States that are shown by a ground, which forced colours take away.
    looks: [{ name: 'forced-colours', theme: 'light', setting: forcedColours }],
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
    looks: [{ name: 'phone', theme: 'light', setting: phone }],
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
]

/** All ways in which a subject with pictures is drawn. */
export function looksOf(subject: string): Look[] {
  return [light, dark, ...moreLooks.filter(({ subjects }) => subjects.includes(subject)).flatMap(({ looks }) => looks)]
}

/** Subjects named above that no story answers to any more. */
export function unknownSubjects(subjects: readonly string[]): string[] {
  return [...new Set(moreLooks.flatMap((more) => more.subjects))].filter((name) => !subjects.includes(name))
}
