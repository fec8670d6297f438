import { closedTopics, phrases, writtenAnswers, type WrittenAnswer } from '../content/answers.ts'
import type { Language, Person } from '../content/people/index.ts'
import { extensionOf } from '../files/made-file.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type AttachmentState, type PostState } from '../state/data.ts'
import { minute } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { newestVersion } from '../views/attachments.ts'
import { communitySummary, mayRead } from '../views/communities.ts'
import { shortTitle } from '../views/posts.ts'
import { mayReadPost } from '../views/reading.ts'
import { plain, searchPosts, wordsOf } from './search.ts'

/** Questions that a person may ask within a minute. */
const questionsPerMinute = 20

export type Question = {
  person: Person
  question: string
  sessionId: string | null
  communityIds: string[] | null
  language: Language
}

export type Outcome =
  | { kind: 'answered'; answer: Schemas['RagAnswer'] }
  | { kind: 'expired' }
  | { kind: 'no-access' }
  /** Seconds until the next question. */
  | { kind: 'too-many'; retryAfter: number }

/** Answers a question from what the person may read: by hand-written answers, else by the posts that hold its words. */
export function askAssistant(world: World, { person, question, sessionId, communityIds, language }: Question): Outcome {
  const { data, clock } = world
  const { assistant } = data
  const asked = (assistant.askedAt.get(person.id) ?? []).filter((at) => at > clock.now() - minute)
  const [oldest] = asked
  if (asked.length >= questionsPerMinute && oldest !== undefined) {
    return { kind: 'too-many', retryAfter: Math.max(1, Math.ceil((oldest + minute - clock.now()) / 1000)) }
  }
  assistant.askedAt.set(person.id, [...asked, clock.now()])

  const conversation = sessionId === null ? undefined : assistant.conversations.get(sessionId)
  if (sessionId !== null) {
    const expired = !conversation || conversation.personId !== person.id || assistant.expiresAfterFirstAnswer
    if (expired) return { kind: 'expired' }
  }
  const communities = communityIds?.map((id) => data.communities.get(id))
  if (communities?.some((community) => !mayRead(community, person))) return { kind: 'no-access' }
  if (closedTopics.some((topic) => plain(question).includes(topic))) return { kind: 'no-access' }

  const readable = data.feed.filter(
    (post) => mayReadPost(data, post, person) && (communityIds?.includes(post.communityId) ?? true),
  )
  const written = communityIds === null ? writtenFor(question) : undefined
  const { message, references } = written
    ? quote(world, written, readable, language)
    : search(world, question, readable, language)

  const session = sessionId ?? nextId(data, 'ai-session')
  assistant.conversations.set(session, { personId: person.id, questions: (conversation?.questions ?? 0) + 1 })
  const id = nextId(data, 'ai')
  assistant.answers.set(id, { personId: person.id, feedback: null })
  return {
    kind: 'answered',
    answer: { sessionId: session, answer: { id, message, creationTimestamp: clock.iso(), references } },
  }
}

/** Keeps what a person thinks of an answer; false when they never got it. */
export function takeFeedback(
  world: World,
  personId: string,
  answerId: string,
  feedback: Schemas['MessageFeedback'],
): boolean {
  const answer = world.data.assistant.answers.get(answerId)
  if (!answer || answer.personId !== personId) return false
  answer.feedback = feedback.like === undefined || feedback.like === null ? null : feedback
  return true
}

type Answer = { message: string; references: Schemas['AiReference'][] }

function writtenFor(question: string): WrittenAnswer | undefined {
  const asked = plain(question)
  return writtenAnswers.find(({ when }) => when.some((words) => words.every((word) => asked.includes(word))))
}

function quote(
  world: World,
  { message, rests }: WrittenAnswer,
  readable: readonly PostState[],
  language: Language,
): Answer {
  const references = rests.flatMap(({ post: beginning, snippet, file, page }) => {
    const post = readable.find(({ title }) => title.startsWith(beginning))
    if (!post) return []
    const attachment = file && post.attachments.find((candidate) => newestVersion(candidate).name === file)
    return [
      attachment ? attachmentReference(world, post, attachment, snippet, page) : postReference(world, post, snippet),
    ]
  })
  return { message: message[language], references }
}

function search(world: World, question: string, readable: readonly PostState[], language: Language): Answer {
  const hits = searchPosts(readable, wordsOf(question)).slice(0, 3)
  const words = phrases[language]
  if (hits.length === 0) return { message: words.nothing, references: [] }
  const lines = hits.map(({ post, snippet }, index) => `- **${shortTitle(post)}**: ${snippet} [${index + 1}]`)
  const references = hits.map(({ post, snippet }) => postReference(world, post, snippet))
  return { message: `${hits.length > 1 ? words.several : words.one}\n\n${lines.join('\n')}`, references }
}

function postReference(world: World, post: PostState, snippet: string): Schemas['AiPostReference'] {
  return { type: 'post', snippet, post: referencePost(world, post) }
}

function attachmentReference(
  world: World,
  post: PostState,
  attachment: AttachmentState,
  snippet: string,
  page: number | undefined,
): Schemas['AiAttachmentReference'] {
  const attachmentData = { ...fileData(attachment), ...(page === undefined ? {} : { page }) }
  return { type: 'attachment', snippet, attachmentData, post: referencePost(world, post) }
}

function referencePost(world: World, post: PostState): Schemas['AiReferencePost'] {
  const main = post.attachments.find(({ id }) => id === post.mainAttachmentId)
  return {
    id: post.id,
    title: shortTitle(post),
    coverImage: post.coverImageUrl,
    mainAttachment: main ? fileData(main) : null,
    description: post.excerpt,
    community: communitySummary(world.data, post.communityId),
  }
}

function fileData(attachment: AttachmentState): Schemas['AiAttachmentData'] {
  const { name } = newestVersion(attachment)
  return { id: attachment.id, name, iconPath: `./api/files/icons/${extensionOf(name) || 'file'}.svg` }
}
