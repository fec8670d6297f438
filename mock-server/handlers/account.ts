import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, personalOf, type DeviceState, type PersonalState } from '../state/data.ts'
import { stopSession } from '../state/sessions.ts'
import { day, instant, minute } from '../state/times.ts'
import { checkPolicy, countFailure, slowDown } from './passwords.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { requireSession, type SignedIn } from './sessions.ts'

const base = '/core/auth'

/** The account of the person who is signed in: password, devices, private address. */
export function accountRoutes(app: PortalApp, signedIn: SignedIn): void {
  for (const part of ['own-password', 'sessions', 'sessions/*', 'private-email', 'private-email/*'])
    app.use(`${base}/${part}`, requireSession(signedIn))

  app.post(`${base}/own-password`, async (call) => {
    const { currentPassword, password, endOthers } = await call.req.json<Schemas['OwnPasswordChange']>()
    const { viewer, world } = call.var
    if (viewer.account?.passwordElsewhere) throw new Refusal(refusals.passwordManagedElsewhere)
    checkPassword(call, currentPassword)
    checkPolicy(password, world.data.auth.passwordPolicy)
    for (const account of accountsOf(call)) account.password = password
    if (endOthers) endOther(call)
    return call.body(null, 204)
  })

  app.get(`${base}/sessions`, (call) => call.json<Schemas['PersonalSessions']>({ sessions: devicesOf(call).map(view) }))

  app.post(`${base}/sessions/end-others`, (call) => call.json<Schemas['EndedSessions']>({ count: endOther(call) }))

  app.delete(`${base}/sessions/:deviceId`, (call) => {
    const id = call.req.param('deviceId')
    const device = found(
      devicesOf(call).find((one) => one.id === id),
      refusals.sessionNotFound,
    )
    if (device.current) throw new Refusal(refusals.sessionCurrent)
    end(call, device)
    return call.body(null, 204)
  })

  app.get(`${base}/private-email`, (call) => call.json<Schemas['PrivateEmail']>(emailView(call)))

  app.put(`${base}/private-email`, async (call) => {
    const { address, currentPassword } = await call.req.json<Schemas['PrivateEmailRequest']>()
    checkPassword(call, currentPassword)
    waitForMail(call)
    const { data, clock } = call.var.world
    emailOf(call).pending = { address, at: clock.now(), sentAt: clock.now() }
    const token = `ve-${nextId(data, 'verify')}`
    data.auth.oneTimeTokens.set(token, { kind: 'verify-private-email', personId: call.var.viewer.id })
    return call.json<Schemas['PrivateEmail']>(emailView(call), 202)
  })

  app.delete(`${base}/private-email`, (call) => {
    const email = emailOf(call)
    if (pendingOf(call)) email.pending = null
    else email.address = null
    return call.json<Schemas['PrivateEmail']>(emailView(call))
  })

  app.post(`${base}/private-email/resend`, (call) => {
    const pending = found(pendingOf(call), refusals.privateEmailNotPending)
    waitForMail(call)
    pending.sentAt = call.var.world.clock.now()
    return call.json<Schemas['PrivateEmail']>(emailView(call))
  })
}

/** The link of a mail was followed: what waited counts from now on. */
export function confirmPrivateEmail({ privateEmail }: PersonalState): void {
  if (!privateEmail.pending) return
  privateEmail.address = privateEmail.pending.address
  privateEmail.pending = null
}

function accountsOf(call: Call) {
  const { data } = call.var.world
  return [...data.auth.accounts.values()].filter(({ personId }) => personId === call.var.viewer.id)
}

/** Wrong ones slow down here as they do at sign-in. */
function checkPassword(call: Call, password: string): void {
  const name = (call.var.viewer as Person).account?.userName ?? ''
  slowDown(call.var.world, name)
  if (accountsOf(call).some((account) => account.password === password)) return
  countFailure(call.var.world, name)
  throw new Refusal(refusals.wrongCurrentPassword)
}

type Device = DeviceState & { current: boolean; sessionId?: string }

/** This device, then the others by their last use. */
function devicesOf(call: Call): Device[] {
  const { world, viewer, sessionId } = call.var
  const now = world.clock.now()
  const sessions = [...world.data.auth.sessions]
    .filter(([, { personId }]) => personId === viewer.id)
    .map(([id, { device, startedAt, usedAt }]): Device => {
      const state = { ...device, signedInAt: startedAt, lastUsedAt: usedAt }
      return { ...state, sessionId: id, current: id === sessionId }
    })
  // Somebody who is signed in from the start has no session of their own.
  const here: Device = { ...unknownDevice, signedInAt: now, lastUsedAt: now, current: true }
  const seeded = personalOf(world.data, viewer.id).devices.map((one): Device => ({ ...one, current: false }))
  const all = [...sessions, ...(sessions.some(({ current }) => current) ? [] : [here]), ...seeded]
  return all.sort((one, other) => Number(other.current) - Number(one.current) || other.lastUsedAt - one.lastUsedAt)
}

const unknownDevice = { id: 'device-1', kind: 'computer', browser: null, system: null, ipAddress: null }

function view({ id, current, kind, browser, system, signedInAt, lastUsedAt, ipAddress }: Device) {
  const step = 5 * minute
  return {
    id,
    current,
    device: { kind, browser, system },
    signedInAt: instant(signedInAt),
    lastUsedAt: instant(Math.floor(lastUsedAt / step) * step),
    ipAddress,
  }
}

function endOther(call: Call): number {
  const others = devicesOf(call).filter(({ current }) => !current)
  for (const device of others) end(call, device)
  return others.length
}

function end(call: Call, { id, sessionId }: Device): void {
  const { world, viewer } = call.var
  if (sessionId !== undefined) return stopSession(world, sessionId)
  const personal = personalOf(world.data, viewer.id)
  personal.devices = personal.devices.filter((device) => device.id !== id)
}

function emailOf(call: Call) {
  return personalOf(call.var.world.data, call.var.viewer.id).privateEmail
}

/** The address that waits, unless its link has lapsed. */
function pendingOf(call: Call) {
  const { pending } = emailOf(call)
  return pending && pending.at + day > call.var.world.clock.now() ? pending : null
}

/** One mail a minute. */
function waitForMail(call: Call): void {
  const left = (pendingOf(call)?.sentAt ?? -Infinity) + minute - call.var.world.clock.now()
  if (left > 0) throw new Refusal(refusals.tooManyRequests, { retryAfter: Math.ceil(left / 1000) })
}

function emailView(call: Call): Schemas['PrivateEmail'] {
  const { address } = emailOf(call)
  const pending = pendingOf(call)
  return {
    address,
    pendingAddress: pending?.address ?? null,
    state: pending ? 'pending' : address === null ? 'none' : 'verified',
    resendAt: pending ? instant(pending.sentAt + minute) : null,
  }
}
