import { storage, type ThemeChoice } from '../storage'

export type { ThemeChoice } from '../storage'

/** What the portal looks like now; `isSystem` when the system decides (section 3 of the specification). */
export interface Theme {
  mode: 'light' | 'dark'
  isSystem: boolean
}

/** The choice that was kept, else the system's. */
export function storedThemeChoice(): ThemeChoice {
  return storage.theme.read() ?? 'system'
}

/** Draws the portal in a theme from now on and keeps the choice. With `system` the attribute goes and CSS follows the system by itself. */
export function chooseTheme(choice: ThemeChoice): void {
  storage.theme.write(choice)
  applyTheme(choice)
}

/** Writes the theme on the document; the boot script does the same before the first paint. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

/** The theme that a choice means at this moment. */
export function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return { mode: choice, isSystem: false }
  return { mode: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light', isSystem: true }
}
