import { expect, it } from 'vitest'
import type { OpenApiDocument, Schema } from '../contract/document.ts'
import { Contract } from '../contract/verify/contract.ts'
import { listsIn } from './lists-in.ts'

const post: Schema = { type: 'object', properties: { id: { type: 'string' } } }

function answers(schema: Schema): boolean {
  const content = { 'application/json': { schema } }
  const document: OpenApiDocument = {
    info: { title: 'A contract', version: '1.0.0' },
    paths: { '/posts': { get: { operationId: 'listPosts', responses: { 200: { description: '', content } } } } },
    components: { schemas: { Post: post } },
  }
  const contract = new Contract(document)
  return contract.operations.some((operation) => listsIn(operation, contract))
}

it.each<[what: string, schema: Schema]>([
  ['a list', { type: 'array', items: { $ref: '#/components/schemas/Post' } }],
  ['a list within', { properties: { page: { properties: { posts: { type: 'array', items: post } } } } }],
  ['a list in one of its parts', { allOf: [post, { properties: { posts: { items: { oneOf: [post] } } } }] }],
])('finds %s of entries', (_what, schema) => {
  expect(answers(schema)).toBe(true)
})

it.each<[what: string, schema: Schema]>([
  ['one entry', post],
  ['words', { properties: { words: { type: 'array', items: { type: 'string' } } } }],
])('finds none in %s', (_what, schema) => {
  expect(answers(schema)).toBe(false)
})
