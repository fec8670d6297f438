import { useEffect, useEffectEvent, useRef } from 'react'
import { loadLabelled } from '@/features/labels'
import { configuration } from '@/shared/config'
import { reportError } from '@/shared/errors'
import { useIntl, type Catalogue, type LanguageCode } from '@/shared/i18n'
import { useShowLanguage } from '../language'

/** Puts the installation's labels over the portal's own words, once for each language that is shown. */
export function useLabels(): void {
  const { code } = useIntl().language
  const show = useShowLanguage()
  /** Of the language on the screen; the labelled words come as another intl of the same language. */
  const labelled = useRef<LanguageCode | null>(null)
  const showWords = useEffectEvent((words: Catalogue) => show(code, Promise.resolve(words)))

  useEffect(() => {
    if (labelled.current === code) return
    labelled.current = code
    let left = false
    loadLabelled(configuration().labelSets, code)
      .then(async (words) => {
        if (words && !left) await showWords(words)
      })
      .catch((error: unknown) => void reportError(error, 'labels'))
    return () => {
      left = true
    }
  }, [code])
}
