import { expect, it } from 'vitest'
import { signedOut } from '@/features/session'
import type { AiMessage } from './chat'
import { answerAnimated, newChatClicked, questionAsked, retryClicked, stopClicked } from './chats'
import { $draft, draftChanged, draftSent } from './drafts'
import { answered, arrive, community, dashboard, openChats, refusal } from './testing/open-chats'

const said = (messages: readonly AiMessage[]) =>
  messages.map((message) => (message.messageType === 'standard' ? message.content : message.messageType))

it('sends the question with the community in which the person stands, and with none elsewhere', () => {
  const portal = openChats(community)
  portal.tell(questionAsked, '  Why?  ')
  void portal.enter(dashboard)
  portal.tell(questionAsked, 'What is new?')
  expect(portal.asked.map(({ params }) => params)).toEqual([
    { context: community, requestId: 'r1', question: 'Why?', sessionId: null },
    { context: dashboard, requestId: 'r2', question: 'What is new?', sessionId: null },
  ])
})

it('goes on in the session that the former answer of the same chat came with', async () => {
  const portal = openChats(dashboard)
  portal.tell(questionAsked, 'Why?')
  portal.asked[0]?.resolve(answered('a', 'session-9'))
  await arrive()
  portal.tell(questionAsked, 'And now?')
  expect(portal.asked[1]?.params.sessionId).toBe('session-9')
  void portal.enter(community)
  portal.tell(questionAsked, 'And here?')
  expect(portal.asked[2]?.params.sessionId).toBeNull()
})

it('keeps everything that a message is made of', async () => {
  const portal = openChats()
  portal.tell(questionAsked, 'Why?')
  portal.asked[0]?.resolve(answered('a'))
  await arrive()
  expect(portal.chat().messages).toEqual([
    { role: 'user', messageType: 'standard', id: 'r1', timestamp: '2026-11-20T10:17:00Z', content: 'Why?' },
    {
      role: 'model',
      messageType: 'standard',
      id: 'a',
      timestamp: '2026-11-20T10:17:08Z',
      content: 'Answer a',
      references: [],
      alreadyAnimated: false,
    },
  ])
  portal.tell(answerAnimated, 'a')
  expect(portal.chat().messages[1]).toMatchObject({ alreadyAnimated: true })
})

it('sends nothing while an answer is awaited, and no blanks', () => {
  const portal = openChats()
  portal.tell(questionAsked, '   ')
  portal.tell(questionAsked, 'Why?')
  portal.tell(questionAsked, 'Why not?')
  expect(portal.asked).toHaveLength(1)
  expect(said(portal.chat().messages)).toEqual(['Why?'])
})

it('puts an answer into the chat where it was asked for, wherever the person is by then', async () => {
  const portal = openChats(community)
  portal.tell(questionAsked, 'Why?')
  void portal.enter(dashboard)
  portal.asked[0]?.resolve(answered('a'))
  await arrive()
  expect(portal.chat().messages).toEqual([])
  void portal.enter(community)
  expect(said(portal.chat().messages)).toEqual(['Why?', 'Answer a'])
})

it.each([
  [429, 'ai-too-many-requests', 'too-many-requests'],
  [422, 'ai-cannot-access-info', 'cannot-access-info'],
  [500, 'internal', 'generic-error'],
  [0, 'timeout', 'generic-error'],
  [200, 'malformed', 'generic-error'],
  [409, 'another-conflict', 'generic-error'],
  [0, 'offline', 'generic-error'],
])('says by its kind why there is no answer: %i %s', async (status, code, type) => {
  const portal = openChats()
  portal.tell(questionAsked, 'Why?')
  portal.asked[0]?.reject(refusal(status, code))
  await arrive()
  expect(said(portal.chat().messages)).toEqual(['Why?', type])
  expect(portal.chat().asking.phase).toBe('ready')
})

it('takes an answer that breaks the contract, or breaks at all, for a generic error', async () => {
  const portal = openChats()
  portal.tell(questionAsked, 'Why?')
  portal.asked[0]?.reject(new TypeError('broken'))
  await arrive()
  expect(said(portal.chat().messages)).toEqual(['Why?', 'generic-error'])
})

it('asks the question again in the place of the error, and shows it once', async () => {
  const portal = openChats()
  portal.tell(questionAsked, 'Why?')
  portal.asked[0]?.reject(refusal(500))
  await arrive()
  portal.tell(retryClicked)
  expect(said(portal.chat().messages)).toEqual(['Why?'])
  expect(portal.asked[1]?.params.question).toBe('Why?')
  portal.asked[1]?.resolve(answered('a'))
  await arrive()
  expect(said(portal.chat().messages)).toEqual(['Why?', 'Answer a'])
  portal.tell(retryClicked)
  expect(portal.asked).toHaveLength(2)
})

it('offers nothing but a new chat when the assistant has forgotten the old one', async () => {
  const portal = openChats()
  portal.tell(questionAsked, 'Why?')
  portal.asked[0]?.reject(refusal(409, 'ai-session-expired'))
  await arrive()
  expect(portal.chat().asking.phase).toBe('expired')
  portal.tell(questionAsked, 'And now?')
  portal.tell(retryClicked)
  expect(portal.asked).toHaveLength(1)
  portal.tell(newChatClicked)
  portal.tell(questionAsked, 'And now?')
  expect(portal.asked[1]?.params).toMatchObject({ question: 'And now?', sessionId: null })
})

it('stops waiting: the request is given up, its answer dropped, and the question can leave again', async () => {
  const portal = openChats()
  portal.tell(questionAsked, 'Why?')
  portal.tell(stopClicked)
  expect(portal.abandoned).toHaveBeenLastCalledWith(['r1'])
  portal.asked[0]?.resolve(answered('late'))
  await arrive()
  expect(said(portal.chat().messages)).toEqual(['Why?'])
  portal.tell(retryClicked)
  expect(portal.asked[1]?.params.question).toBe('Why?')
  portal.asked[0]?.reject(refusal(500))
  await arrive()
  expect(portal.chat().asking).toEqual({ phase: 'waiting', requestId: 'r2' })
})

it('empties the chat of the place for a new one, and no other', async () => {
  const portal = openChats(community)
  portal.tell(questionAsked, 'Here?')
  void portal.enter(dashboard)
  portal.tell(questionAsked, 'There?')
  portal.tell(newChatClicked)
  expect(portal.abandoned).toHaveBeenLastCalledWith(['r2'])
  portal.asked[1]?.resolve(answered('late'))
  await arrive()
  expect(portal.chat().messages).toEqual([])
  void portal.enter(community)
  expect(said(portal.chat().messages)).toEqual(['Here?'])
  expect(portal.chat().asking.phase).toBe('waiting')
})

it('sends the question once more when the person has signed in again in its middle', async () => {
  const portal = openChats(dashboard)
  portal.tell(questionAsked, 'Why?')
  portal.asked[0]?.reject(refusal(401, 'session-expired'))
  await arrive()
  expect(portal.asked[1]?.params).toMatchObject({ requestId: 'r1', question: 'Why?' })
  expect(portal.chat().asking.phase).toBe('waiting')
  portal.asked[1]?.reject(refusal(401, 'session-expired'))
  await arrive()
  expect(said(portal.chat().messages)).toEqual(['Why?', 'generic-error'])
})

it('forgets everything when the person signs out, also what is still on its way', async () => {
  const portal = openChats(dashboard)
  portal.tell(questionAsked, 'Why?')
  portal.tell(draftChanged, 'And then')
  portal.tell(signedOut)
  expect(portal.abandoned).toHaveBeenLastCalledWith(['r1'])
  portal.asked[0]?.resolve(answered('late'))
  await arrive()
  expect(portal.chats()).toEqual({})
  expect(portal.scope.getState($draft)).toBe('')
})

it('keeps what was begun to be written, in each chat its own, until it is sent', () => {
  const portal = openChats(community)
  portal.tell(draftChanged, 'Half a')
  void portal.enter(dashboard)
  expect(portal.scope.getState($draft)).toBe('')
  void portal.enter(community)
  expect(portal.scope.getState($draft)).toBe('Half a')
  portal.tell(draftChanged, ' ')
  portal.tell(draftSent)
  expect(portal.asked).toHaveLength(0)
  portal.tell(draftChanged, 'A whole question')
  portal.tell(draftSent)
  expect(portal.asked[0]?.params.question).toBe('A whole question')
  expect(portal.scope.getState($draft)).toBe('')
})
