import type { RuntimeConfiguration } from '@/shared/config'
import type { LanguageCode, Relabel } from '@/shared/i18n'
import { fetchLabelSets } from '../api/fetch-label-sets'
import { relabel } from './relabel'

/** Loads the installation's labels of a language; null where it has none. */
export async function loadLabels(sets: RuntimeConfiguration['labelSets'], code: LanguageCode): Promise<Relabel | null> {
  if (sets.static.length + sets.dynamic.length === 0) return null
  const labels = flattenLabels(await fetchLabelSets(sets, code))
  return labels.size === 0 ? null : (messages) => relabel(messages, labels)
}

/**
 * Merges sets of nested labels, later ones over earlier ones, and names each label by its path: `AI.ERROR_429`. What is
 * no text is left out.
 */
export function flattenLabels(sets: readonly unknown[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const set of sets) collect(set, '', labels)
  return labels
}

function collect(tree: unknown, path: string, labels: Map<string, string>): void {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') labels.set(path + key, value)
    else collect(value, `${path}${key}.`, labels)
  }
}
