import { api, unwrap, type Schemas } from '@/api'
import { reportError } from '@/shared/errors'
import type { RuntimeConfiguration } from '@/shared/config'
import type { LanguageCode } from '@/shared/i18n'

export type LabelTree = Schemas['LabelTree']

/**
 * Fetches every set of labels that the installation names, in the order in which they are merged. A set that fails is
 * left out.
 */
export async function fetchLabelSets(
  { static: files, dynamic }: RuntimeConfiguration['labelSets'],
  code: LanguageCode,
): Promise<LabelTree[]> {
  const sets = await Promise.all([
    // A configured file that is not there is a mistake in the installation, so it is reported.
    ...files.map(({ prefix, suffix }) =>
      fetchFile(`${prefix}${code}${suffix}`).catch((error: unknown) => void reportError(error, 'a file of labels')),
    ),
    ...dynamic.map((app) =>
      unwrap(api.GET('/core/settings/labels/{app}/{lang}', { params: { path: { app, lang: code } } })).catch(
        () => undefined,
      ),
    ),
  ])
  return sets.filter((set) => set !== undefined)
}

async function fetchFile(address: string): Promise<LabelTree> {
  const response = await fetch(new URL(address, document.baseURI), { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${response.status} for a file of labels`)
  return (await response.json()) as LabelTree
}
