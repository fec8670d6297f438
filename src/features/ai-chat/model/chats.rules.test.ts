import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AI_THANKS_MS } from '@/shared/constants'
import { type AiMessage, type Chat, isAnswer, type FeedbackDetail } from './chat'
import { answerAnimated, newChatClicked, questionAsked, retryClicked, stopClicked } from './chats'
import { keyOf, type AiContext } from './context'
import { canRate, detailDraftOf } from './feedback'
import { detailChanged, detailClosed, detailSent, ratingClicked } from './ratings'
import { answered, arrive, community, dashboard, openChats, refusal } from './testing/open-chats'
import {
  leave,
  mayRate,
  noOpinions,
  passTime,
  type PlainOpinions,
  press,
  send as sendDetail,
  settlePress,
  settleSent,
  write,
} from './testing/plain-ratings'

/** The rules of the specification in the plainest words: one chat each for what people look at. */
type Plain = {
  said: { by: 'person' | 'assistant' | 'error'; words: string; like: boolean | undefined; shown: boolean }[]
  session: string | null
  waitingFor: number | null
  expired: boolean
  opinions: PlainOpinions
}

const contexts: readonly AiContext[] = [community, { type: 'community', id: '8' }, dashboard, null]
const emptyDetail: FeedbackDetail = { feedbacks: [], text: '' }
const details: readonly FeedbackDetail[] = [
  { feedbacks: ['incomplete', 'off-topic'], text: 'The limit' },
  { feedbacks: ['incomplete'], text: '' },
  { feedbacks: [], text: 'The limit' },
  { feedbacks: [], text: ' \n ' },
  emptyDetail,
]
const pauses = [AI_THANKS_MS - 1, 1, 2_000, AI_THANKS_MS]
const refusals = [
  { error: refusal(429), words: 'too-many-requests' },
  { error: refusal(422), words: 'cannot-access-info' },
  { error: refusal(500), words: 'generic-error' },
  { error: refusal(409, 'ai-session-expired'), words: 'expired' },
]

type Step = { do: string; index: number }
const step = (does: string, weight: number) => ({
  weight,
  arbitrary: fc.nat({ max: 20 }).map((index): Step[] => [{ do: does, index }]),
})
/** What people mostly do: left to chance alone, hardly anybody would come to the thanks. */
const usual = ['ask', 'answer', 'like', 'take opinion', 'write detail', 'send detail', 'take detail', 'wait']
const usually = fc
  .tuple(fc.nat({ max: usual.length - 1 }), fc.integer({ min: 1, max: usual.length }))
  .map(([from, many]) => usual.slice(from, from + many).map((does) => ({ do: does, index: 0 })))
const steps = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: usually },
      ...[
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
        step('write detail', 2),
        step('send detail', 3),
        step('take detail', 3),
        step('refuse detail', 2),
        step('leave form', 1),
        step('wait', 4),
      ],
    ),
    { maxLength: 60, size: 'max' },
  )
  .map((runs) => runs.flat())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The portal, and beside it what the rules say should be there. */
function openBoth() {
  const portal = openChats(contexts[0])
  const plain = new Map<string, Plain>()
  let context: AiContext = contexts[0] ?? null
  const fresh = (): Plain => ({ said: [], session: null, waitingFor: null, expired: false, opinions: noOpinions() })
  const chatAt = (at: AiContext) => {
    const found = plain.get(keyOf(at)) ?? fresh()
    plain.set(keyOf(at), found)
    return found
  }
  /** What each request was: in which chat it was asked. */
  const requests: { chat: Plain }[] = []
  const opinions: Plain[] = []
  const detailed: ({ chat: Plain } & NonNullable<ReturnType<typeof sendDetail>>)[] = []
  let time = 0
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
    const chosen = answerAt(index)
    if (!chosen) return
    if (mayRate(chat.opinions, chosen, chosen === chat.said.at(-1))) {
      opinions.push(chat)
      press(chat.opinions, chosen, like)
    }
    portal.tell(ratingClicked, { messageId: idOf(chosen.words), like })
  }

  function answerAt(index: number) {
    const answers = here().said.filter(({ by }) => by === 'assistant')
    return answers[fromTheEnd(answers, index)]
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
      const which = fromTheEnd(requests, index)
      const request = requests[which]
      if (request?.chat.waitingFor === which) {
        Object.assign(request.chat, { waitingFor: null, session: `session-${which}` })
        request.chat.said.push({ by: 'assistant', words: `Answer a${which}`, like: undefined, shown: false })
      }
      portal.asked[which]?.resolve(answered(`a${which}`, `session-${which}`))
    },
    refuse(index) {
      const which = fromTheEnd(requests, index)
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
      const chosen = answerAt(index)
      if (!chosen) return
      chosen.shown = true
      portal.tell(answerAnimated, idOf(chosen.words))
    },
    like: (index) => rate(index, true),
    dislike: (index) => rate(index, false),
    'take opinion': () => settleOpinion(true),
    'refuse opinion': () => settleOpinion(false),
    'write detail': (index) => (write(here().opinions, detailAt(index)), portal.tell(detailChanged, detailAt(index))),
    'send detail'(index) {
      const chat = here()
      const sent = sendDetail(chat.opinions, detailAt(index))
      if (sent) detailed.push({ chat, ...sent })
      portal.tell(detailSent, detailAt(index))
    },
    'take detail': () => settleDetail(true),
    'refuse detail': () => settleDetail(false),
    'leave form': () => (leave(here().opinions), portal.tell(detailClosed)),
    wait(index) {
      const pause = pauses[index % pauses.length] ?? 0
      time += pause
      for (const chat of plain.values()) passTime(chat.opinions, time)
      vi.advanceTimersByTime(pause)
    },
  }

  let settledOpinions = 0
  function settleOpinion(taken: boolean) {
    const call = portal.opinions[settledOpinions]
    const chat = opinions[settledOpinions]
    if (!call || !chat) return
    settledOpinions += 1
    settlePress(chat.opinions, taken)
    settle(call, taken)
  }

  let settledDetails = 0
  function settleDetail(taken: boolean) {
    const call = portal.details[settledDetails]
    const sent = detailed[settledDetails]
    if (!call || !sent) return
    settledDetails += 1
    settleSent(sent.chat.opinions, taken, time)
    settle(call, taken)
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
    opinions,
    detailed,
    idOf,
  }
}

const detailAt = (index: number): FeedbackDetail => details[index % details.length] ?? emptyDetail

/** The newest first: that is the one that somebody waits for. */
const fromTheEnd = ({ length }: readonly unknown[], index: number) => length - 1 - (index % Math.max(1, length))

function settle(call: { resolve: (done: never) => void; reject: (error: Error) => void }, taken: boolean) {
  if (taken) call.resolve(undefined as never)
  else call.reject(refusal(500))
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

/** Where a chat is with opinions, in the model's words. */
const phases = { nothing: 'none', rating: 'rating', form: 'detail', sending: 'sending', thanks: 'thanks' } as const

it('keeps to the written rules, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      vi.clearAllTimers()
      const { portal, take, plain, here, requests, opinions, detailed, idOf } = openBoth()
      for (const one of taken) {
        await take(one)
        const chats = new Map(
          Object.entries<Chat>({ ...portal.chats() } as Record<string, Chat>).filter(
            ([, { messages }]) => messages.length > 0,
          ),
        )
        expect([...chats.keys()].sort()).toEqual([...plain().keys()].sort())
        for (const [key, { said, session, waitingFor, expired, opinions: about }] of plain()) {
          const chat = chats.get(key)
          expect(chat?.messages.map(plainly)).toEqual(said)
          expect(chat?.sessionId).toBe(session)
          expect(chat?.asking.phase).toBe(expired ? 'expired' : waitingFor === null ? 'ready' : 'waiting')
          expect(chat?.feedback).toMatchObject({
            phase: phases[about.now.is],
            ...(about.now.is !== 'nothing' && { messageId: idOf(about.now.about.words) }),
            ...('like' in about.now && { like: about.now.like }),
          })
          expect(chat?.details).toEqual(
            Object.fromEntries([...about.asked].map(([answer, detail]) => [idOf(answer.words), detail])),
          )
        }
        // Every question, opinion and detail that left, left once, and nothing else did.
        expect(portal.asked).toHaveLength(requests.length)
        expect(portal.opinions).toHaveLength(opinions.length)
        expect(portal.details.map(({ params: { context: _, ...params } }) => params)).toEqual(
          detailed.map(({ chat: _, about, ...detail }) => ({ messageId: idOf(about.words), ...detail })),
        )
        for (const [at, message] of portal.chat().messages.entries()) {
          const answer = here().said[at]
          if (!answer || !isAnswer(message)) continue
          const isLast = portal.chat().messages.at(-1) === message
          expect(canRate(portal.chat(), message.id)).toBe(mayRate(here().opinions, answer, isLast))
          expect(detailDraftOf(portal.chat(), message.id)).toEqual(here().opinions.asked.get(answer) ?? emptyDetail)
        }
      }
    }),
    { numRuns: 200 },
  )
}, 120_000)
