import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { Providers } from './providers'
import type { StoryLanguage } from './story-language'

/** Puts the toolbar's choices where the portal has them: on the root element. */
export const withLook: Decorator = (Story, { globals }) => {
  const { theme, language, motion } = globals as { theme: string; language: string; motion: string }
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    root.lang = language === 'pseudo' || language === 'rtl' ? 'en' : language
    root.dir = language === 'rtl' ? 'rtl' : 'ltr'
    if (motion === 'reduced') root.dataset.motion = 'reduced'
    else delete root.dataset.motion
  }, [theme, language, motion])
  return <Story />
}

/** What every story may expect around it. A new language draws the story anew, as the portal does, and so does a new trouble. */
export const withProviders: Decorator = (Story, { globals, loaded, parameters }) => {
  const { language } = loaded as { language: StoryLanguage }
  const { address = '/' } = parameters as { address?: string | null }
  return (
    <Providers
      key={`${String(globals.language)} ${String(globals.trouble)}`}
      {...language}
      rightToLeft={globals.language === 'rtl'}
      address={address}
    >
      <Story />
    </Providers>
  )
}
