/** The files of a drop or a paste. Folders come as files without content and are told apart. */
export function filesOf(transfer: DataTransfer): { files: File[]; folders: Set<File> } {
  const folders = new Set<File>()
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  if (items.length === 0) return { files: [...transfer.files], folders }

  const files = items.flatMap((item) => {
    const file = item.getAsFile()
    if (!file) return []
    if (item.webkitGetAsEntry?.()?.isDirectory) folders.add(file)
    return [file]
  })
  return { files, folders }
}
