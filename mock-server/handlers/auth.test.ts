import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Problem = Schemas['Problem']
type Session = Schemas['Session']

const hour = 60 * 60_000

describe('signing in', () => {
  it('answers with the person and an http-only cookie that later calls are known by', async () => {
    const visitor = new Visitor()
    const response = await visitor.signIn('giulia.riva')
    expect(response.headers.get('set-cookie')).toMatch(/^portal-session=\w{48}; Path=\/; HttpOnly; SameSite=Lax$/)
    const { user } = await visitor.get<Session>('/core/auth/session')
    expect(user).toMatchObject({ fullName: 'Giulia Riva', capabilities: { manageUsers: false }, timeZone: null })
  })

  it('lets several people be signed in to one world, each in a browser of their own', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const marco = await giulia.another('marco.bianchi')
    expect((await giulia.get<Session>('/core/auth/session')).user?.firstName).toBe('Giulia')
    expect((await marco.get<Session>('/core/auth/session')).user?.firstName).toBe('Marco')
  })

  it('does not say whether the name or the password was wrong', async () => {
    const visitor = new Visitor()
    const wrongName = await visitor.signIn('nobody.here')
    const wrongPassword = await visitor.signIn('giulia.riva', 'wrong')
    expect(await wrongName.json()).toEqual(await wrongPassword.json())
    expect(wrongName.status).toBe(401)
  })

  it('slows down repeated guesses, and accepts the right password after the wait', async () => {
    const visitor = new Visitor()
    for (let guess = 0; guess < 5; guess += 1) expect((await visitor.signIn('giulia.riva', 'wrong')).status).toBe(401)
    const slowed = await visitor.signIn('giulia.riva')
    expect(slowed.status).toBe(429)
    expect(slowed.headers.get('retry-after')).toBe('5')
    visitor.world.clock.advance(5_000)
    expect((await visitor.signIn('giulia.riva')).status).toBe(200)
  })

  it('refuses a blocked account only after its right password', async () => {
    const visitor = new Visitor()
    expect((await visitor.signIn('bruno.almeida', 'wrong')).status).toBe(401)
    expect(await (await visitor.signIn('bruno.almeida')).json()).toMatchObject({ code: 'account-blocked' })
  })

  it('ends the session for good, so that a copy of the cookie is worth nothing', async () => {
    const visitor = await Visitor.signedIn()
    const ended: string[] = []
    visitor.world.events.on('session-ended', ({ userId }) => ended.push(userId))
    expect((await visitor.send('POST', '/core/auth/sign-out')).status).toBe(204)
    expect(ended).toEqual(['giulia-riva'])
    const problem = await visitor.get<Problem>('/internal/v2/homes')
    expect(problem).toMatchObject({ status: 401, code: 'session-expired' })
  })

  it('ends the session that the browser had, so that nobody goes on with it', async () => {
    const visitor = await Visitor.signedIn()
    const before = visitor.cookie
    await visitor.signIn('giulia.riva')
    expect(visitor.cookie).not.toBe(before)
    expect(await visitor.get<Session>('/core/auth/session')).toMatchObject({ user: { firstName: 'Giulia' } })
    visitor.cookie = before
    expect(await visitor.get<Problem>('/internal/v2/homes')).toMatchObject({ code: 'session-expired' })
  })

  it('ends after eight hours without a request, and in use after seven days', async () => {
    const visitor = await Visitor.signedIn()
    const ended: string[] = []
    visitor.world.events.on('session-ended', ({ userId }) => ended.push(userId))
    const status = async () => (await visitor.send('GET', '/internal/v2/homes')).status
    for (let hours = 7; hours < 7 * 24; hours += 7) {
      visitor.world.clock.advance(7 * hour)
      expect(await status()).toBe(200)
    }
    expect(ended).toEqual([])
    visitor.world.clock.advance(7 * hour)
    expect(await status()).toBe(401)
    await visitor.signIn('giulia.riva')
    visitor.world.clock.advance(8 * hour)
    expect(ended).toEqual(['giulia-riva', 'giulia-riva'])
    expect(await visitor.get<Problem>('/internal/v2/homes')).toMatchObject({ code: 'session-expired' })
  })

  it('tells a missing session from one that was there', async () => {
    expect(await new Visitor().get<Problem>('/internal/v2/homes')).toMatchObject({ code: 'authentication-required' })
  })
})

describe('every call', () => {
  it('is answered with the request id that it came with, problems too', async () => {
    const visitor = new Visitor()
    const well = await visitor.send('GET', '/core/auth/session', undefined, { 'x-request-id': 'one' })
    expect(well.headers.get('x-request-id')).toBe('one')
    const refused = await visitor.send('GET', '/internal/v2/homes', undefined, { 'x-request-id': 'two' })
    expect(refused.headers.get('x-request-id')).toBe('two')
    expect(await refused.json()).toMatchObject({ requestId: 'two' })
  })

  it('changes nothing when a page of another origin asks', async () => {
    const visitor = await Visitor.signedIn()
    const path = '/internal/v2/communication/posts/p-1042/like'
    const response = await visitor.send('PUT', path, undefined, { origin: 'https://elsewhere.example' })
    expect(await response.json()).toMatchObject({ status: 403, code: 'origin-mismatch' })
    expect((await visitor.send('PUT', path, undefined, { origin: 'http://portal.test' })).status).toBe(200)
  })

  it('is answered that its body is not JSON', async () => {
    const response = await new Visitor().app.request('/api/core/auth/sign-in', { method: 'POST', body: '{"userName":' })
    expect(await response.json()).toMatchObject({ status: 400, code: 'malformed-json' })
  })
})

describe('mails that let a password be changed', () => {
  it.each(['giulia.riva', 'nobody.is.called.this'])('are not sent to %s without end', async (userName) => {
    const visitor = new Visitor()
    const ask = (name = userName) => visitor.send('POST', '/core/auth/password-recovery', { userName: name })
    for (let mail = 0; mail < 5; mail += 1) expect((await ask()).status).toBe(202)
    const refused = await ask(` ${userName.toUpperCase()}`)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect((await ask('marco.bianchi')).status).toBe(202)
    visitor.world.clock.advance(15 * 60_000)
    expect((await ask()).status).toBe(202)
  })
})

describe('tokens from mails', () => {
  it('work once', async () => {
    const visitor = new Visitor()
    const exchange = () => visitor.send('POST', '/core/auth/exchange-result-token', { resultToken: 'xr-9Qm4ze' })
    expect((await exchange()).status).toBe(200)
    expect(await (await exchange()).json()).toMatchObject({ status: 410, code: 'token-expired' })
  })

  it('are not used up by a password that the policy refuses', async () => {
    const visitor = new Visitor()
    const change = (password: string) =>
      visitor.send('POST', '/core/auth/change-password', { confirmToken: 'pc-7Yd2wq', password })
    const problem = (await (await change('short')).json()) as Problem
    expect(problem.code).toBe('password-policy-violated')
    expect(problem.errors?.map(({ code }) => code)).toContain('minimum-length')
    expect((await change('Lagoon-2026-arch')).status).toBe(204)
    expect((await visitor.signIn('giulia.riva', 'Lagoon-2026-arch')).status).toBe(200)
  })

  it('end every session of the person with the new password', async () => {
    const visitor = await Visitor.signedIn()
    const marco = await visitor.another('marco.bianchi')
    const elsewhere = await visitor.another('giulia.riva')
    const body = { confirmToken: 'pc-7Yd2wq', password: 'Lagoon-2026-arch' }
    expect((await visitor.send('POST', '/core/auth/change-password', body)).status).toBe(204)
    const statuses = [visitor, elsewhere, marco].map(
      async (one) => (await one.send('GET', '/internal/v2/homes')).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 401, 200])
  })

  it('of a person without an account open no session', async () => {
    const visitor = new Visitor()
    const response = await visitor.send('POST', '/core/auth/exchange-result-token', {
      resultToken: 'xr-unknown-person',
    })
    expect(await response.json()).toMatchObject({ status: 403, code: 'account-missing' })
  })
})
