import { bundleContract } from '../../../scripts/contract/bundle.ts'
import {
  isJson,
  operationsOf,
  parametersOf as parametersIn,
  resolve,
  type Asked,
  type Content,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from '../../../scripts/contract/document.ts'

/** The contract as it stands in the tree. */
export const contract: OpenApiDocument = await bundleContract()

/** All its operations. */
export const operations: Asked[] = operationsOf(contract)

/** How many operations under a tag only read. */
export const readsOf = (tag: string): number =>
  operations.filter(({ method, operation }) => method === 'get' && operation.tags?.includes(tag)).length

/** How an operation is called in the title of a test. */
export const title = ({ operation }: Asked): string => operation.operationId

/** The parameters of an operation, those of its path included. */
export const parametersOf = (asked: Asked): Parameter[] => parametersIn(contract, asked)

/** A place in the contract that holds values of one schema, with its named examples. */
export interface Message {
  /** Says in the title of a test where it is. */
  where: string
  schema: Schema
  mediaType: string
  examples: [string, unknown][]
  /** What each example shows, in a few words. */
  summaries: Record<string, string | undefined>
}

/** The bodies that an operation takes and gives. */
export function messagesOf(asked: Asked): { requests: Message[]; answers: (Message & { status: string })[] } {
  const { operation } = asked
  const requests = messages(operation.requestBody?.content, `${title(asked)} request`)
  const answers = Object.entries(operation.responses).flatMap(([status, response]) => {
    const { content } = resolve(contract, response)
    return messages(content, `${title(asked)} ${status}`).map((message) => ({ ...message, status }))
  })
  return { requests, answers }
}

function messages(content: Content = {}, where: string): Message[] {
  return Object.entries(content)
    .filter(([mediaType]) => isJson(mediaType))
    .map(([mediaType, { schema = {}, examples = {} }]) => ({
      where,
      mediaType,
      schema,
      examples: Object.entries(examples).map(([name, example]) => [name, resolve(contract, example).value]),
      summaries: Object.fromEntries(
        Object.entries(examples).map(([name, example]) => [name, resolve(contract, example).summary]),
      ),
    }))
}
