import { useEffect, useEffectEvent, useRef } from 'react'
import { loadLabels } from '@/features/labels'
import { configuration } from '@/shared/config'
import { reportError } from '@/shared/errors'
import { useIntl, relabelCatalogue, type LanguageCode } from '@/shared/i18n'
import { useShowLanguage } from '../language'

/** Puts the installation's labels over the portal's own messages, once for each language that is shown. */
export function useLabels(): void {
  const { code } = useIntl().language
  const show = useShowLanguage()
  /** Of the language on the screen; the labelled messages come as another intl of the same language. */
  const labelled = useRef<LanguageCode | null>(null)
  const showAgain = useEffectEvent(() => show(code))

  useEffect(() => {
    if (labelled.current === code) return
    labelled.current = code
    let left = false
    loadLabels(configuration().labelSets, code)
      .then(async (relabel) => {
        if (relabel && (await relabelCatalogue(code, relabel)) && !left) await showAgain()
      })
      .catch((error: unknown) => void reportError(error, 'labels'))
    return () => {
      left = true
    }
  }, [code])
}
