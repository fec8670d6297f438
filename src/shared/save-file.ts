import { later } from './delay'

/** Hands a file to the person as the browser hands over a download. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the bytes by the time that it begins the next task.
  later(() => URL.revokeObjectURL(address), 0)
}
