import type { ThemeMode } from '../model/chat'

const dark = '(prefers-color-scheme: dark)'

/** How the portal looks now: as was chosen, with or without more contrast, else as the system. */
export function themeMode(): ThemeMode {
  const { theme } = document.documentElement.dataset
  for (const mode of ['dark', 'light'] as const) if (theme?.startsWith(mode)) return mode
  return matchMedia(dark).matches ? 'dark' : 'light'
}

/** Calls back at once and at each change of the look, whoever made it. The answer ends it. */
export function watchThemeMode(listener: (mode: ThemeMode) => void): () => void {
  const tell = () => listener(themeMode())
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia(dark)
  system.addEventListener('change', tell)
  tell()
  return () => {
    observer.disconnect()
    system.removeEventListener('change', tell)
  }
}
