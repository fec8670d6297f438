import { askedByName, channels, notificationDefaults } from '../content/notification-defaults.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import {
  levelOf,
  reaches,
  rowOf,
  untouchedSettings,
  type NotificationSettingsState,
} from '../state/notification-settings.ts'
import { day, instant } from '../state/times.ts'
import { communitySummary } from '../views/communities.ts'
import { readableCommunity } from './community-members.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { Refusal, refusals } from './refusals.ts'

const base = '/internal/v2/communication/notification-settings'

/** What a person wants to hear of, where and when. */
export function notificationSettingsRoutes(app: PortalApp): void {
  app.get(base, (call) => call.json<Schemas['NotificationSettings']>(view(call, settingsOf(call))))

  app.patch(base, async (call) => {
    const change = await call.req.json<Schemas['NotificationSettingsChange']>()
    const settings = settingsOf(call)
    if (change.occToken !== tokenOf(settings)) {
      throw new Refusal({
        ...refusals.occConflict,
        title: 'The settings have changed in the meantime',
        current: view(call, settings),
      })
    }
    for (const { typeId, channel } of change.cells ?? []) {
      if (channel === 'stream' && askedByName.has(typeId)) throw new Refusal(refusals.cellLocked)
    }
    for (const { typeId, channel, value } of change.cells ?? []) {
      const cell = `${rowOf(typeId)}/${channel}`
      if (value === null) settings.cells.delete(cell)
      else settings.cells.set(cell, value === 'on')
    }
    if (change.quiet) settings.quiet = change.quiet
    if (change.pausedUntil !== undefined) {
      settings.pausedUntil = change.pausedUntil === null ? null : Date.parse(change.pausedUntil)
    }
    if (change.summary) settings.summary = change.summary.frequency
    settings.version += 1
    return call.json<Schemas['NotificationSettings']>(view(call, settings))
  })

  app.delete(base, (call) => {
    const personal = personalOf(call.var.world.data, call.var.viewer.id)
    const { version, withheld } = personal.notificationSettings
    personal.notificationSettings = { ...untouchedSettings(version + 1), withheld }
    return call.json<Schemas['NotificationSettings']>(view(call, personal.notificationSettings))
  })

  app.put('/internal/v2/communication/communities/:communityId/notification-level', async (call) => {
    const { id } = readableCommunity(call)
    const { level, until } = await call.req.json<Schemas['CommunityNotificationLevelChange']>()
    const { communities } = settingsOf(call)
    if (level === 'all') communities.delete(id)
    else communities.set(id, { level, until: until === null ? null : Date.parse(until) })
    return call.json<Schemas['CommunityNotificationLevel']>(communityLevel(call, settingsOf(call), id))
  })

  app.get(`${base}/volume`, (call) => {
    const { world, viewer } = call.var
    const since = world.clock.now() - 28 * day
    const { notifications, notificationSettings } = personalOf(world.data, viewer.id)
    const happened = [
      ...notifications.map(({ entry }) => ({ typeId: entry.typeId, at: Date.parse(entry.timestamp) })),
      ...notificationSettings.withheld,
    ]
    const counts = new Map<string, number>()
    for (const { typeId, at } of happened) {
      if (at >= since) counts.set(rowOf(typeId), (counts.get(rowOf(typeId)) ?? 0) + 1)
    }
    const entries = [...counts].map(([typeId, count]) => ({ typeId, count }))
    return call.json<Schemas['NotificationVolume']>({ entries })
  })
}

function settingsOf(call: Call): NotificationSettingsState {
  return personalOf(call.var.world.data, call.var.viewer.id).notificationSettings
}

function communityLevel(
  call: Call,
  settings: NotificationSettingsState,
  id: string,
): Schemas['CommunityNotificationLevel'] {
  const { data, clock } = call.var.world
  const level = levelOf(settings, id, clock.now())
  const until = level === 'all' ? null : (settings.communities.get(id)?.until ?? null)
  return { community: communitySummary(data, id), level, until: until === null ? null : instant(until) }
}

function tokenOf({ version }: NotificationSettingsState): string {
  return `settings-${version}`
}

function view(call: Call, settings: NotificationSettingsState): Schemas['NotificationSettings'] {
  const types = Object.keys(notificationDefaults)
  return {
    cells: types.flatMap((typeId) =>
      channels.map((channel): Schemas['NotificationCell'] => {
        const chosen = settings.cells.get(`${typeId}/${channel}`)
        return {
          typeId,
          channel,
          value: chosen === undefined ? null : chosen ? 'on' : 'off',
          effective: reaches(settings, typeId, channel),
          locked: channel === 'stream' && askedByName.has(typeId) ? 'asked' : null,
        }
      }),
    ),
    communities: [...settings.communities.keys()]
      .map((id) => communityLevel(call, settings, id))
      .filter(({ level }) => level !== 'all')
      .sort((one, other) => one.community.name.localeCompare(other.community.name)),
    quiet: settings.quiet,
    pausedUntil: settings.pausedUntil === null ? null : instant(settings.pausedUntil),
    summary: { frequency: settings.summary },
    occToken: tokenOf(settings),
  }
}
