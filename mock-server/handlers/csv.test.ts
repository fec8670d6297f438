import { expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'
import { csv } from './csv.ts'

const posts = '/internal/v2/communication/posts'
const csvOf = async (visitor: Visitor, path: string, language = 'en') =>
  (await visitor.send('GET', path, undefined, { accept: 'text/csv', 'accept-language': language })).text()
const linesOf = (file: string) => file.trimEnd().split('\r\n')

it('leads what a spreadsheet would take for a formula by an apostrophe, and quotes what would break a row', () => {
  const rows = [
    ['=1+1', '+39 011', '-2', '@SUM(A1)', '\tx'],
    ['Riva, "Giulia"', 'two\nlines', 'Ωμέγα', 3, null],
  ]
  expect(csv(rows)).toBe('\uFEFF\'=1+1,\'+39 011,\'-2,\'@SUM(A1),\'\tx\r\n"Riva, ""Giulia""","two\nlines",Ωμέγα,3,\r\n')
})

it('holds everyone who is asked, beyond a page, and only those whom the filter leaves', async () => {
  const visitor = await Visitor.signedIn('giulia.riva')
  const list = `${posts}/p-967/acknowledgements`
  const { counts } = await visitor.get<Schemas['AcknowledgementPage']>(list)
  expect(linesOf(await csvOf(visitor, `${list}?pageSize=1`))).toHaveLength(counts.required + 1)
  expect(linesOf(await csvOf(visitor, `${list}?state=pending`))).toHaveLength(counts.pending + 1)
})

it('names its columns in the language of the person', async () => {
  const visitor = await Visitor.signedIn('giulia.riva')
  const [head] = linesOf(await csvOf(visitor, `${posts}/p-966/invitations`, 'de'))
  expect(head).toBe('Person,Rolle,Aufgabe,Antwort,Notiz,Eingeladen mit,Geantwortet')
})
