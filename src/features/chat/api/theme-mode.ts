import type { ThemeMode } from '../model/chat'

const dark = '(prefers-color-scheme: dark)'

/** The theme in use: the chosen one, with or without more contrast, else that of the system. */
export function themeMode(): ThemeMode {
  const { theme } = document.documentElement.dataset
  for (const mode of ['dark', 'light'] as const) if (theme?.startsWith(mode)) return mode
  return matchMedia(dark).matches ? 'dark' : 'light'
}

/** Calls back at once and at each change of the theme. Returns the function that stops it. */
export function watchThemeMode(listener: (mode: ThemeMode) => void): () => void {
  const notify = () => listener(themeMode())
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia(dark)
  system.addEventListener('change', notify)
  notify()
  return () => {
    observer.disconnect()
    system.removeEventListener('change', notify)
  }
}
