import { extensionOf } from './made-file.ts'

/** What a system runs when somebody opens it. */
const programs =
  /\.(?:exe|msi|msp|bat|cmd|com|scr|pif|cpl|ps1|psm1|sh|jar|hta|lnk|url|scf|vbs?|vbe|jse?|wsf?|wsh|reg|msc|inf)$/i

/** Why nobody may store a file under this name, or null. */
export function refusalOfName(name: string): string | null {
  if (/[\\/\p{Cc}]/u.test(name) || /^\.*$/.test(name)) return 'must be a name and not a path'
  // Windows drops dots and spaces at the end, and "setup.exe." becomes a program.
  if (/[.\s]$/.test(name)) return 'must not end with a dot or a space'
  return programs.test(name) ? 'programs are not allowed' : null
}

/** The same for a file that is known under another name: its kind was checked, so it has to stay what it is. */
export function refusalOfNewName(name: string, known: string): string | null {
  return refusalOfName(name) ?? (extensionOf(name) === extensionOf(known) ? null : 'must keep the ending of the file')
}
