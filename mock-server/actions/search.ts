import { emptyWords } from '../content/answers.ts'
import type { PostState } from '../state/data.ts'

/** A post that speaks of what was asked, with the sentence that does so best. */
export type Hit = { post: PostState; snippet: string; score: number }

/** Text without case and accents, for comparison. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The words of a question that say something. */
export function wordsOf(question: string): string[] {
  const words = plain(question).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter((word) => word.length > 1 && !emptyWords.has(word)))]
}

/** The posts that speak of the words, best first. A word in the title counts more, and one that few posts hold too. */
export function searchPosts(posts: readonly PostState[], words: readonly string[]): Hit[] {
  const texts = posts.map((post) => ({ post, title: plain(post.title), body: plain(post.content.plain) }))
  const stems = words.map(stemOf)
  const weights = stems.map(
    (stem) => 1 / (1 + texts.filter(({ body, title }) => holds(title, stem) || holds(body, stem)).length),
  )
  return texts
    .map(({ post, title, body }) => {
      const score = stems.reduce((sum, stem, index) => {
        const found = (holds(title, stem) ? 3 : 0) + (holds(body, stem) ? 1 : 0)
        return sum + found * (weights[index] ?? 0)
      }, 0)
      return { post, score, snippet: '' }
    })
    .filter(({ score, post }) => score > 0 && mostWords(post, stems))
    .sort((one, other) => other.score - one.score || other.post.order - one.post.order)
    .slice(0, 4)
    .map((hit) => ({ ...hit, snippet: bestSentence(hit.post, stems) }))
}

/** Endings differ between languages and cases; the beginning of a long word is enough. */
function stemOf(word: string): string {
  return word.length > 6 ? word.slice(0, word.length - 2) : word
}

function holds(text: string, stem: string): boolean {
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${stem}`, 'u').test(text)
}

function mostWords(post: PostState, stems: readonly string[]): boolean {
  const text = plain(`${post.title} ${post.content.plain}`)
  return stems.filter((stem) => holds(text, stem)).length * 2 >= stems.length
}

function bestSentence(post: PostState, stems: readonly string[]): string {
  const sentences = post.content.plain.split(/(?<=[.!?;·])\s+|\n/u).filter((sentence) => sentence.length > 30)
  const count = (sentence: string) => stems.filter((stem) => holds(plain(sentence), stem)).length
  const [best = post.excerpt] = [...sentences].sort((one, other) => count(other) - count(one))
  return best
}
