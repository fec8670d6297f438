import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileMissing } from './file-missing'
import { FILE_GONE, fetchFiles, importFiles } from './import-files'

const module = { name: 'a module' }
const importer = 'https://portal.example/assets/index.js'
let number = 0
let file: string
let fetched: ReturnType<typeof vi.fn<(address: string) => Promise<Response>>>
let gone: ReturnType<typeof vi.fn<() => void>>

beforeEach(() => {
  // What has come once is not asked for again, so each test has a file of its own.
  file = `./module-${(number += 1)}.js`
  fetched = vi.fn(async () => new Response('export {}'))
  vi.stubGlobal('fetch', fetched)
  gone = vi.fn<() => void>()
  window.addEventListener(FILE_GONE, gone)
})
afterEach(() => {
  window.removeEventListener(FILE_GONE, gone)
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

describe('a module that is not on the first screen', () => {
  it('is imported when all its files are there', async () => {
    let answer = (_response: Response) => {}
    fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const importModule = vi.fn(async () => module)
    const imported = importFiles(importModule, [file], importer)
    await Promise.resolve()
    expect(importModule).not.toHaveBeenCalled()
    answer(new Response('export {}'))
    expect(await imported).toBe(module)
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([new URL(file, importer).href])
  })

  it('asks for a file once, however many modules have it', async () => {
    await Promise.all([
      importFiles(async () => module, [file], importer),
      importFiles(async () => module, [file], importer),
    ])
    await importFiles(async () => module, [file], importer)
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is fetched and not run as long as it need only be at hand', async () => {
    const importModule = vi.fn(async () => module)
    await fetchFiles(() => importFiles(importModule, [file], importer))
    expect(fetched).toHaveBeenCalledOnce()
    expect(importModule).not.toHaveBeenCalled()
    expect(await importFiles(importModule, [file], importer)).toBe(module)
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('leaves to the document what the document has asked for', async () => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = new URL(file, importer).href
    document.head.append(link)
    expect(await importFiles(async () => module, [file], importer)).toBe(module)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is never imported without a file that the network lost, and can be asked for again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const importModule = vi.fn(async () => module)
    const lost: unknown = await importFiles(importModule, [file], importer).catch((error: unknown) => error)
    expect(lost).toBeInstanceOf(FileMissing)
    expect(lost).toMatchObject({ gone: false })
    expect(importModule).not.toHaveBeenCalled()
    expect(gone).not.toHaveBeenCalled()
    expect(await importFiles(importModule, [file], importer)).toBe(module)
  })

  it.each([
    [404, true],
    [410, true],
    [502, false],
  ])('takes an answer of %i for a file that is gone: %s', async (status, isGone) => {
    fetched.mockResolvedValueOnce(new Response('', { status }))
    await expect(importFiles(async () => module, [file], importer)).rejects.toMatchObject({ gone: isGone })
    expect(gone).toHaveBeenCalledTimes(isGone ? 1 : 0)
  })

  it('waits for its style sheet, and does not keep one that failed', async () => {
    const sheet = file.replace('.js', '.css')
    const link = () => document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
    const failed = importFiles(async () => module, [sheet], importer)
    await vi.waitFor(() => expect(link()).not.toBeNull())
    link()?.dispatchEvent(new Event('error'))
    await expect(failed).rejects.toMatchObject({ gone: false })
    expect(link()).toBeNull()

    const imported = importFiles(async () => module, [sheet], importer)
    await vi.waitFor(() => expect(link()).not.toBeNull())
    link()?.dispatchEvent(new Event('load'))
    expect(await imported).toBe(module)
  })
})
