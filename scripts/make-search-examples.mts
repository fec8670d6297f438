import { readFileSync, writeFileSync } from 'node:fs'
import { stringify } from '/tmp/whd/node_modules/yaml/dist/index.js'
import { Visitor } from '/tmp/whd/mock-server/testing/visitor.ts'
const giulia = await Visitor.signedIn()
const path = '/internal/v2/communication/search'
const page = async (query: string, keep: number) => {
  const found = await giulia.get<any>(`${path}?${query}`)
  found.results = found.results.slice(0, keep)
  for (const facet of found.facets) { facet.moreCount += Math.max(0, facet.values.length - 3); facet.values = facet.values.slice(0, 3) }
  for (const result of found.results) { result.snippets = result.snippets.slice(0, 1) }
  return found
}
const found = await page('q=press+sensor+-drill&pageSize=2', 2)
const documents = await page(`q=${encodeURIComponent('"9.5 Nm"')}&types=documents&in=quality-and-safety`, 1)
const nothing = await page('q=zeppelin', 0)
const block = (name: string, summary: string, value: unknown) =>
  stringify({ [name]: { summary, value } }, { lineWidth: 0, aliasDuplicateObjects: false })
const file = '/tmp/whd/openapi/search/examples.yaml'
const old = readFileSync(file, 'utf8')
const rest = old.slice(old.indexOf('queryEmpty:'))
writeFileSync(file, `# Named examples of what a search finds, and of how it is refused.\n\n${block('found', 'Two of the posts that hold press or sensor and no drill, each with its best finds', found)}${block('documents', 'A figure, found in a file at its page', documents)}${block('nothingFound', 'Nothing holds the word', nothing)}${rest}`)
console.log(JSON.stringify(found.counts), found.results.map((r: any) => [r.id, r.insideCount]))

const paths = '/tmp/whd/openapi/search/paths.yaml'
const said = readFileSync(paths, 'utf8')
if (!said.includes('#/found')) writeFileSync(paths, said.replace('              nothingFound:', `              found:
                $ref: ./examples.yaml#/found
              documents:
                $ref: ./examples.yaml#/documents
              nothingFound:`))
