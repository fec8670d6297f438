import type { RuntimeConfiguration } from '@/shared/config'
import type { LanguageCode, Relabel } from '@/shared/i18n'
import { fetchLabelSets } from '../api/fetch-label-sets'
import { flattenLabels } from './flatten-labels'
import { relabel } from './relabel'

/** Loads the installation's labels of a language; null where it has none. */
export async function loadLabels(sets: RuntimeConfiguration['labelSets'], code: LanguageCode): Promise<Relabel | null> {
  if (sets.static.length + sets.dynamic.length === 0) return null
  const labels = flattenLabels(await fetchLabelSets(sets, code))
  return labels.size === 0 ? null : (messages) => relabel(messages, labels)
}
