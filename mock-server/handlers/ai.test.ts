import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Answer = Schemas['RagAnswer']

const path = '/internal/v2/ai/chat/rag/message'

function ask(visitor: Visitor, question: string, more: { sessionId?: string; communityIds?: string[] | null } = {}) {
  return visitor.ask<Answer & Partial<Schemas['Problem']>>('POST', path, { question, communityIds: null, ...more })
}

describe('the assistant', () => {
  it('answers the question of the design pictures with the post and the report', async () => {
    const { answer } = await ask(await Visitor.signedIn(), 'Why did line 4 stop on Tuesday?')
    expect(answer.message).toContain('drifted by 0.4 mm')
    expect(answer.references).toMatchObject([
      { type: 'post', post: { title: 'Line 4 stop on Tuesday' } },
      { type: 'attachment', attachmentData: { name: 'report-line4.pdf', page: 3 } },
    ])
  })

  it('finds other things by their words and quotes the sentence that holds them', async () => {
    const { answer } = await ask(await Visitor.signedIn(), 'Wem gehört das graue Fahrrad?')
    expect(answer.references[0]?.post.title).toContain('Rad')
    expect(answer.message).toContain('[1]')
  })

  it('says the same twice', async () => {
    const one = await ask(await Visitor.signedIn(), 'Where is the near miss?')
    const two = await ask(await Visitor.signedIn(), 'Where is the near miss?')
    expect(one).toEqual(two)
  })

  it('stays within the community that it is asked in', async () => {
    const { answer } = await ask(await Visitor.signedIn(), 'Halo', { communityIds: ['product-launches'] })
    expect(answer.references.length).toBeGreaterThan(0)
    expect(new Set(answer.references.map(({ post }) => post.community?.id))).toEqual(new Set(['product-launches']))
  })

  it('never rests on what the person may not read', async () => {
    const visitor = await Visitor.signedIn()
    const question = 'budget paper for the second press hall'
    const { answer } = await ask(visitor, question)
    expect(answer.references.map(({ post }) => post.title)).not.toContain('Budget paper for the second press hall')
    const board = await ask(await visitor.another('elena.papadaki'), question)
    expect(board.answer.references[0]?.post.title).toBe('Budget paper for the second press hall')
  })

  it('does not look into salaries, in whatever language', async () => {
    const visitor = await Visitor.signedIn()
    expect(await ask(visitor, 'Quanto è lo stipendio di Marco?')).toMatchObject({
      status: 422,
      code: 'ai-cannot-access-info',
    })
  })

  it('keeps a conversation open to the one who began it', async () => {
    const visitor = await Visitor.signedIn()
    const { sessionId } = await ask(visitor, 'VPN?')
    expect((await ask(visitor, 'And in hotels?', { sessionId })).sessionId).toBe(sessionId)
    const other = await visitor.another('marco.bianchi')
    expect(await ask(other, 'And in hotels?', { sessionId })).toMatchObject({ status: 409, code: 'ai-session-expired' })
  })

  it('lets every conversation expire after its first answer where the seed says so', async () => {
    const visitor = await Visitor.signedIn('giulia.riva', 'assistant-expired')
    const { sessionId } = await ask(visitor, 'VPN?')
    expect(await ask(visitor, 'And in hotels?', { sessionId })).toMatchObject({
      status: 409,
      code: 'ai-session-expired',
    })
    expect((await ask(visitor, 'VPN?')).answer.references).toHaveLength(1)
  })

  it('asks to wait after twenty questions within a minute', async () => {
    const visitor = await Visitor.signedIn()
    for (let index = 0; index < 20; index += 1) await ask(visitor, 'VPN?')
    const response = await visitor.send('POST', path, { question: 'VPN?', communityIds: null })
    expect(await response.json()).toMatchObject({ status: 429, code: 'ai-too-many-requests' })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    visitor.world.clock.advance(61_000)
    expect((await ask(visitor, 'VPN?')).answer).toBeDefined()
  })

  it('is not there where it is not installed', async () => {
    const visitor = await Visitor.signedIn('giulia.riva', 'no-assistant')
    expect(await ask(visitor, 'VPN?')).toMatchObject({ status: 403, code: 'assistant-forbidden' })
  })

  it('takes feedback for an answer from the one who got it', async () => {
    const visitor = await Visitor.signedIn()
    const { answer } = await ask(visitor, 'VPN?')
    const feedback = `/internal/v2/ai/messages/${answer.id}/feedback`
    expect((await visitor.send('POST', feedback, { like: false, feedbacks: ['incomplete'] })).status).toBe(204)
    expect(visitor.world.data.assistant.answers.get(answer.id)?.feedback).toMatchObject({ like: false })
    await visitor.send('POST', feedback, { like: null })
    expect(visitor.world.data.assistant.answers.get(answer.id)?.feedback).toBeNull()
    const other = await visitor.another('marco.bianchi')
    expect((await other.send('POST', feedback, { like: true })).status).toBe(404)
  })
})
