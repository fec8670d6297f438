import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AiMessage, type Chat, isAnswer } from './chat'
import { answerShown, newChatClicked, questionAsked, retryClicked, stopClicked } from './chats'
import { keyOf, type AiContext } from './context'
import { canRate } from './feedback'
import { opinionClicked } from './opinions'
import { answered, arrive, community, dashboard, openChats, refusal } from './testing/open-chats'

/** The rules of the specification in the plainest words: one chat each for what people look at. */
type Plain = {
  said: { by: 'person' | 'assistant' | 'error'; words: string; like: boolean | undefined; shown: boolean }[]
  session: string | null
  waitingFor: number | null
  expired: boolean
  rating: boolean
}

const contexts: readonly AiContext[] = [community, { type: 'community', id: '8' }, dashboard, null]
const refusals = [
  { error: refusal(429), words: 'too-many-requests' },
  { error: refusal(422), words: 'cannot-access-info' },
  { error: refusal(500), words: 'generic-error' },
  { error: refusal(409, 'ai-session-expired'), words: 'expired' },
]

type Step = { do: string; index: number }
const step = (does: string, weight: number) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(does), index: fc.nat({ max: 20 }) }),
})
const steps = fc.array(
  fc.oneof(
    step('ask', 6),
    step('ask nothing', 1),
    step('answer', 6),
    step('refuse', 3),
    step('go', 3),
    step('retry', 3),
    step('stop', 2),
    step('new chat', 1),
    step('show', 2),
    step('like', 3),
    step('dislike', 3),
    step('take opinion', 3),
    step('refuse opinion', 2),
  ),
  { maxLength: 60, size: 'max' },
)

/** The portal, and beside it what the rules say should be there. */
function openBoth() {
  const portal = openChats(contexts[0])
  const plain = new Map<string, Plain>()
  let context: AiContext = contexts[0] ?? null
  const fresh = (): Plain => ({ said: [], session: null, waitingFor: null, expired: false, rating: false })
  const chatAt = (at: AiContext) => {
    const found = plain.get(keyOf(at)) ?? fresh()
    plain.set(keyOf(at), found)
    return found
  }
  /** What each request was: in which chat it was asked. */
  const requests: { chat: Plain }[] = []
  const opinions: { chat: Plain; at: number; before: boolean | undefined }[] = []
  const here = () => chatAt(context)

  function send(words: string | null) {
    const chat = here()
    if (chat.waitingFor !== null || chat.expired) return
    const last = chat.said.at(-1)
    if (words === null) {
      if (!last || last.by === 'assistant') return
      if (last.by === 'error') chat.said.pop()
    } else chat.said.push({ by: 'person', words, like: undefined, shown: false })
    chat.waitingFor = requests.length
    requests.push({ chat })
  }

  function rate(index: number, like: boolean) {
    const chat = here()
    const answers = chat.said.filter(({ by }) => by === 'assistant')
    const chosen = answers[index % Math.max(1, answers.length)]
    if (!chosen) return null
    const open = !chat.rating && (chosen === chat.said.at(-1) || chosen.like === undefined)
    if (open) {
      opinions.push({ chat, at: chat.said.indexOf(chosen), before: chosen.like })
      chosen.like = chosen.like === like ? undefined : like
      chat.rating = true
    }
    return chosen.words
  }

  const idOf = (words: string) => words.replace('Answer ', '')
  const acts: Record<string, (index: number) => unknown> = {
    ask: (index) => (send(`Question ${index}`), portal.tell(questionAsked, `Question ${index}`)),
    'ask nothing': () => portal.tell(questionAsked, '  \n '),
    retry: () => (send(null), portal.tell(retryClicked)),
    stop: () => ((here().waitingFor = null), portal.tell(stopClicked)),
    'new chat': () => (plain.set(keyOf(context), fresh()), portal.tell(newChatClicked)),
    go: (index) => ((context = contexts[index % contexts.length] ?? null), void portal.enter(context)),
    answer(index) {
      const which = index % Math.max(1, requests.length)
      const request = requests[which]
      if (request?.chat.waitingFor === which) {
        Object.assign(request.chat, { waitingFor: null, session: `session-${which}` })
        request.chat.said.push({ by: 'assistant', words: `Answer a${which}`, like: undefined, shown: false })
      }
      portal.asked[which]?.resolve(answered(`a${which}`, `session-${which}`))
    },
    refuse(index) {
      const which = index % Math.max(1, requests.length)
      const { error, words } = refusals[index % refusals.length] ?? { error: refusal(500), words: 'generic-error' }
      const chat = requests[which]?.chat
      if (chat?.waitingFor === which) {
        chat.waitingFor = null
        if (words === 'expired') chat.expired = true
        else chat.said.push({ by: 'error', words, like: undefined, shown: false })
      }
      portal.asked[which]?.reject(error)
    },
    show(index) {
      const answers = here().said.filter(({ by }) => by === 'assistant')
      const chosen = answers[index % Math.max(1, answers.length)]
      if (!chosen) return
      chosen.shown = true
      portal.tell(answerShown, idOf(chosen.words))
    },
    like: (index) => press(index, true),
    dislike: (index) => press(index, false),
    'take opinion': () => settleOpinion(true),
    'refuse opinion': () => settleOpinion(false),
  }

  function press(index: number, like: boolean) {
    const words = rate(index, like)
    if (words !== null) portal.tell(opinionClicked, { messageId: idOf(words), like })
  }

  let settled = 0
  function settleOpinion(taken: boolean) {
    const call = portal.opinions[settled]
    const opinion = opinions[settled]
    if (!call || !opinion) return
    settled += 1
    const message = opinion.chat.said[opinion.at]
    opinion.chat.rating = false
    if (!taken && message) message.like = opinion.before
    if (taken) call.resolve(undefined as never)
    else call.reject(refusal(500))
  }

  return {
    portal,
    take: async ({ do: what, index }: Step) => {
      await acts[what]?.(index)
      await arrive()
    },
    plain: () => new Map([...plain].filter(([, { said, expired }]) => said.length > 0 || expired)),
    here,
    requests,
  }
}

const plainly = (message: AiMessage): Plain['said'][number] =>
  isAnswer(message)
    ? { by: 'assistant', words: message.content, like: message.feedbackLike, shown: message.alreadyAnimated }
    : {
        by: message.role === 'user' ? 'person' : 'error',
        words: message.messageType === 'standard' ? message.content : message.messageType,
        like: undefined,
        shown: false,
      }

it('keeps to the written rules, in whatever order things happen', async () => {
  const silence = console.error
  console.error = () => undefined
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { portal, take, plain, here, requests } = openBoth()
      for (const one of taken) {
        await take(one)
        const chats = new Map(
          Object.entries<Chat>({ ...portal.chats() } as Record<string, Chat>).filter(
            ([, { messages }]) => messages.length > 0,
          ),
        )
        expect([...chats.keys()].sort()).toEqual([...plain().keys()].sort())
        for (const [key, { said, session, waitingFor, expired }] of plain()) {
          const chat = chats.get(key)
          expect(chat?.messages.map(plainly)).toEqual(said)
          expect(chat?.sessionId).toBe(session)
          expect(chat?.asking.phase).toBe(expired ? 'expired' : waitingFor === null ? 'ready' : 'waiting')
        }
        // Every question that left, left once, and nothing else did.
        expect(portal.asked).toHaveLength(requests.length)
        for (const message of portal.chat().messages.filter(isAnswer)) {
          const last = portal.chat().messages.at(-1) === message
          const open = !here().rating && (last || message.feedbackLike === undefined)
          expect(canRate(portal.chat(), message.id)).toBe(open)
        }
      }
    }),
    { numRuns: 200 },
  )
  console.error = silence
}, 60_000)
