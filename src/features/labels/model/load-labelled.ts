import type { RuntimeConfiguration } from '@/shared/config'
import { loadCatalogue, type Catalogue, type LanguageCode } from '@/shared/i18n'
import { fetchLabelSets } from '../api/fetch-label-sets'
import { flattenLabels } from './flatten-labels'
import { relabel } from './relabel'

/** All words of a language with the installation's labels over them, or null where there is nothing to change. */
export async function loadLabelled(
  sets: RuntimeConfiguration['labelSets'],
  code: LanguageCode,
): Promise<Catalogue | null> {
  if (sets.static.length + sets.dynamic.length === 0) return null
  const labels = flattenLabels(await fetchLabelSets(sets, code))
  if (labels.size === 0) return null
  const catalogue = await loadCatalogue(code)
  const labelled = await relabel(catalogue, labels)
  return labelled === catalogue ? null : labelled
}
