import type { HomeSeed } from '../content/homes/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { homePage, isIn, mayEditHome, widgetData, widgetsFor, type Reader } from '../views/homes.ts'
import { languageOf } from './language.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, Refusal, refusals } from './refusals.ts'

const all = '/internal/v2/homes'

/** The homes of the digital workplace, and what is on them. */
export function homesRoutes(app: PortalApp): void {
  app.get(all, (call) => call.json<Schemas['HomeList']>({ homes: homesOf(call) }))

  app.get(`${all}/:homeId`, (call) => call.json<Schemas['HomePage']>(homePage(readerOf(call), openHome(call))))

  app.put(`${all}/:homeId/visit`, (call) => {
    const { id } = openHome(call)
    const personal = personalOf(call.var.world.data, call.var.viewer.id)
    personal.homes = personal.homes.map((home) => ({
      ...home,
      current: home.id === id,
      isNew: home.isNew && home.id !== id,
    }))
    return call.json<Schemas['HomeList']>({ homes: homesOf(call) })
  })

  app.get(`${all}/:homeId/widgets/:widgetId/data`, (call) => {
    const reader = readerOf(call)
    const widgets = widgetsFor(reader, openHome(call))
    const widget = found(
      widgets.find(({ id }) => id === call.req.param('widgetId')),
      refusals.widgetNotFound,
    )
    return call.json<Schemas['WidgetData']>(widgetData(reader, widget))
  })
}

/** What stands in the person's selector: published, and for them. */
function homesOf(call: Call): Schemas['Home'][] {
  const { world, viewer } = call.var
  return personalOf(world.data, viewer.id).homes.filter(({ id }) => {
    const home = world.data.homes.get(id)
    return home?.state === 'published' && isIn(world.data, home.audience, viewer)
  })
}

/** The home of the path, if it is published and the person belongs to its audience or edits it. */
function openHome(call: Call): HomeSeed {
  const { world, viewer } = call.var
  const home = found(world.data.homes.get(call.req.param('homeId') ?? ''), refusals.workspaceNotFound)
  if (home.state !== 'published') throw new Refusal(refusals.workspaceNotFound)
  if (!isIn(world.data, home.audience, viewer) && !mayEditHome(home, viewer))
    throw new Refusal(refusals.workspaceForbidden)
  return home
}

function readerOf(call: Call): Reader {
  const { world, viewer } = call.var
  return {
    data: world.data,
    viewer,
    language: languageOf(call.req.header('accept-language')),
    now: world.clock.now(),
  }
}
