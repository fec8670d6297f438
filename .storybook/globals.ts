import type { GlobalTypes, InitialGlobals } from 'storybook/internal/types'

/**
 * Text that is stretched and bracketed shows what is cut and what is not translated; `rtl` shows what is not logical.
 */
export const languages = ['en', 'it', 'es', 'de', 'el', 'pt', 'fr', 'pseudo', 'rtl'] as const

export const themes = ['light', 'dark', 'light-hc', 'dark-hc'] as const

const languageNames: Record<(typeof languages)[number], string> = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  de: 'Deutsch',
  el: 'Ελληνικά',
  pt: 'Português',
  fr: 'Français',
  pseudo: 'Pseudo (longer, bracketed)',
  rtl: 'Right to left',
}

const themeNames: Record<(typeof themes)[number], string> = {
  light: 'Light',
  dark: 'Dark',
  'light-hc': 'Light, high contrast',
  'dark-hc': 'Dark, high contrast',
}

export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'circlehollow',
      dynamicTitle: true,
      items: themes.map((value) => ({ value, title: themeNames[value] })),
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: languages.map((value) => ({ value, title: languageNames[value] })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Moving' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
}

export const initialGlobals: InitialGlobals = { theme: 'light', language: 'en', motion: 'full', trouble: 'none' }
