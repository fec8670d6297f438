import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { User } from '@/features/session'
import { isLanguageCode, LANGUAGES } from '@/shared/i18n'
import { Providers } from './providers'
import type { StoryLanguage } from './story-language'

/** Puts the toolbar's choices where the portal has them: on the root element. */
export const withLook: Decorator = (Story, { globals }) => {
  const { theme, language, motion } = globals as { theme: string; language: string; motion: string }
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    // As the portal has it; English from right to left is English in another script.
    root.lang = language === 'rtl' ? 'en-Arab' : LANGUAGES[isLanguageCode(language) ? language : 'en'].locale
    root.dir = language === 'rtl' ? 'rtl' : 'ltr'
    if (motion === 'reduced') root.dataset.motion = 'reduced'
    else delete root.dataset.motion
  }, [theme, language, motion])
  return <Story />
}

/**
 * What every story may expect around it. A new language draws the story anew, as the portal does, and so does a new
 * trouble.
 */
export const withProviders: Decorator = (Story, { globals, loaded, parameters }) => {
  const { language, user } = loaded as { language: StoryLanguage; user?: User }
  const { address = '/' } = parameters as { address?: string | null }
  return (
    <Providers
      key={`${String(globals.language)} ${String(globals.trouble)}`}
      {...language}
      rightToLeft={globals.language === 'rtl'}
      address={address}
      user={user}
    >
      <Story />
    </Providers>
  )
}
