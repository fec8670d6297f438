import { storage, type ThemeChoice } from '../storage'

export type { ThemeChoice } from '../storage'

/** The choice that was kept, else the system's. */
export function storedThemeChoice(): ThemeChoice {
  return storage.theme.read() ?? 'system'
}

/**
 * Draws the portal in a theme from now on and keeps the choice. With `system` the attribute goes and CSS follows the
 * system by itself.
 */
export function chooseTheme(choice: ThemeChoice): void {
  storage.theme.write(choice)
  applyTheme(choice)
}

/** Writes the theme on the document; the boot script does the same before the first paint. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}
