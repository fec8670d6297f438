import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'

/**
 * The files that one run of `npm run new` writes. Nothing is on the disk before `write`, so a refusal leaves no half.
 */
export class Changes {
  /** Path below the root → text. */
  readonly files = new Map<string, string>()
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  has(path: string): boolean {
    return this.files.has(path) || existsSync(join(this.#root, path))
  }

  read(path: string): string {
    return this.files.get(path) ?? readFileSync(join(this.#root, path), 'utf8')
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} exists already.`)
    this.files.set(path, text)
  }

  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path)
    const after = change(before)
    if (after === before) throw new Error(`${path} is not as expected: write the line by hand.`)
    this.files.set(path, after)
  }

  /** Gives every file the form that `npm run format` would give it. */
  async format(): Promise<void> {
    const options = await resolveConfig(join(this.#root, 'package.json'))
    for (const [path, text] of this.files) {
      this.files.set(path, await format(text, { ...options, filepath: path }))
    }
  }

  write(): void {
    for (const [path, text] of this.files) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true })
      writeFileSync(join(this.#root, path), text)
    }
  }
}
