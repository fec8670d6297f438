import { allSettled, fork, type Scope } from 'effector'
import { expect, it } from 'vitest'
import { signedOut } from '@/features/session'
import { type OverlayRequest, overlayRequested, overlaysDismissed } from '@/shared/overlays'
import { routes } from '@/shared/routes'
import { $openOverlays, overlayClosed, viewedFrom } from './open-overlays'

const group: OverlayRequest = { overlay: 'groupInfo', groupId: 'group-line-4' }
const sofia: OverlayRequest = { overlay: 'userProfile', userId: 'sofia-karras' }
const marco: OverlayRequest = { overlay: 'userProfile', userId: 'marco-bianchi' }

async function portalWith(...requests: OverlayRequest[]): Promise<Scope> {
  const scope = fork()
  for (const params of requests) await allSettled(overlayRequested, { scope, params })
  return scope
}

it('lays what is opened from an overlay over it, and takes away only what is closed', async () => {
  const scope = await portalWith(group, sofia)
  expect(scope.getState($openOverlays)).toEqual([group, sofia])
  await allSettled(overlayClosed, { scope, params: 'userProfile' })
  expect(scope.getState($openOverlays)).toEqual([group])
})

it('shows one of each kind', async () => {
  const scope = await portalWith(sofia, group, marco)
  expect(scope.getState($openOverlays)).toEqual([group, marco])
})

it.each([
  ['goes elsewhere', overlaysDismissed],
  ['signs out', signedOut],
])('leaves nothing open when the person %s', async (_how, unit) => {
  const scope = await portalWith(group, sofia)
  await allSettled(unit, { scope })
  expect(scope.getState($openOverlays)).toEqual([])
})

const groupRequest = { overlay: 'groupInfo', groupId: 'group-line-4' } as const
const personRequest = { overlay: 'userProfile', userId: 'sofia-karras' } as const
const routeOf = (name: string) => routes.find((route) => route.name === name) ?? null

it.each(['manage', 'group-edit', 'digital-workplace-admin', 'admin-v2'])(
  'opens people and groups for administrators from %s',
  (name) => {
    for (const request of [groupRequest, personRequest])
      expect(viewedFrom(routeOf(name), request)).toEqual({ ...request, view: 'admin' })
  },
)

it.each(['dashboard', 'people', 'profile', 'post'])('opens them plain from %s, for everyone', (name) => {
  expect(routeOf(name)).not.toBeNull()
  for (const request of [groupRequest, personRequest]) expect(viewedFrom(routeOf(name), request)).toEqual(request)
})

it('knows no administrative view of other things, nor before a screen is there', () => {
  const hashtag = { overlay: 'hashtagInfo', hashtagId: 'safety' } as const
  expect(viewedFrom(routeOf('manage'), hashtag)).toBe(hashtag)
  expect(viewedFrom(null, groupRequest)).toBe(groupRequest)
})
