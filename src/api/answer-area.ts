/** The files with the schemas of answers, in src/api/answers. */
export type AnswerArea = 'core' | 'feed' | 'internal'

/**
 * The file that checks the answers of an operation, by its path as the contract writes it; undefined for a path that
 * has none. The list of posts, which most days begin with, has one of its own, so that the first screen brings no
 * other.
 */
export function answerArea(method: string, template: string): AnswerArea | undefined {
  if (method.toUpperCase() === 'GET' && template === '/internal/v2/communication/posts') return 'feed'
  const segment = template.split('/')[1]
  return segment === 'core' || segment === 'internal' ? segment : undefined
}
