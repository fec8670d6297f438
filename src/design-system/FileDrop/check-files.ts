/** Why a file was not taken. */
export type FileProblem = 'kind' | 'size' | 'empty' | 'folder' | 'count'

export type FileRejection = { file: File; problem: FileProblem }

export type FileRules = {
  /** As in the attribute of a file input: ".pdf,.docx,image/*". Nothing means every kind. */
  accept?: string | undefined
  maxBytes?: number | undefined
  /** How many more may be taken. */
  maxFiles?: number | undefined
}

/** Sorts files into those that may be taken and those that may not, with the reason. */
export function checkFiles(
  files: readonly File[],
  { accept, maxBytes = Infinity, maxFiles = Infinity }: FileRules,
  folders: ReadonlySet<File> = new Set(),
): { taken: File[]; rejected: FileRejection[] } {
  const taken: File[] = []
  const rejected: FileRejection[] = []
  for (const file of files) {
    const problem = problemOf(file)
    if (problem === null) taken.push(file)
    else rejected.push({ file, problem })
  }
  return { taken, rejected }

  function problemOf(file: File): FileProblem | null {
    // A folder has no type and a size that means nothing: it comes first.
    if (folders.has(file)) return 'folder'
    if (!isOfKind(file, accept)) return 'kind'
    if (file.size === 0) return 'empty'
    if (file.size > maxBytes) return 'size'
    return taken.length < maxFiles ? null : 'count'
  }
}

/** Whether a file is one of the accepted kinds, by its type or by the end of its name. */
function isOfKind({ name, type }: File, accept = ''): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '')
  if (kinds.length === 0) return true
  const own = type.toLowerCase()
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    if (kind.endsWith('/*')) return own.startsWith(kind.slice(0, -1))
    return own === kind
  })
}
