/**
 * Keeps the translations of the portal's messages whole.
 *   npm run messages            adds what is new to the translations.json beside each messages.ts, drops what is gone
 *   npm run messages -- --check fails when a translation is missing, belongs to no message, names other values than the
 *                               English sentence, lacks a plural form that its language asks for, or says a word that
 *                               scripts/messages/terms.ts has another one for
 */
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { duplicatesOf, problemsOf } from './messages/problems.ts'
import { LANGUAGES, readMessageFiles, TRANSLATED, type MessageFile, type MessageLanguage } from './messages/read.ts'
import { root } from './run-suite.ts'

const files = readMessageFiles(root)
const orphans = globSync('src/**/translations.json', { cwd: root }).filter((path) =>
  files.every(({ catalogue }) => catalogue !== path),
)

if (process.argv.includes('--check')) check()
else update()

function check(): void {
  const problems = [
    ...files.flatMap(problemsOf),
    ...duplicatesOf(files),
    ...orphans.map((path) => `${path}: there are no messages in ${dirname(path)}`),
  ]
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  console.error(`${problems.length} problems. npm run messages adds what is new; then translate it there.`)
  process.exitCode = 1
}

function update(): void {
  for (const file of files) writeFileSync(join(root, file.catalogue), `${JSON.stringify(complete(file), null, 2)}\n`)
  for (const path of orphans) rmSync(join(root, path))
  const count = files.reduce((sum, { english }) => sum + english.size, 0)
  console.log(`${count} messages in ${LANGUAGES.length} languages`)
}

/**
 * A missing translation stands empty, so that the check finds it. In the order of messages.ts, so that nothing moves.
 */
function complete({ english, translations }: MessageFile): Record<string, Record<string, string>> {
  return Object.fromEntries(
    [...english.keys()].map((id) => [
      id,
      Object.fromEntries(
        TRANSLATED.map((language) => [language, withNarrowSpaces(language, translations[id]?.[language] ?? '')]),
      ),
    ]),
  )
}

/** French has a narrow space, at which no line ends, inside its quotes and before its double signs. */
function withNarrowSpaces(language: MessageLanguage, sentence: string): string {
  if (language !== 'fr') return sentence
  return sentence.replace(/«[ \u00a0]/gu, '«\u202f').replace(/[ \u00a0](?=[:;?!»])/gu, '\u202f')
}
