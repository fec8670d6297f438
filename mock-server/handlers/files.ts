import { drawPortrait } from '../pictures/portraits.ts'
import { drawScene, isScene } from '../pictures/scenes.ts'
import { drawFileIcon, drawLinkSign, drawLogo, drawSlide, drawThumbnail } from '../pictures/signs.ts'
import { people } from '../content/people/index.ts'
import { extensionOf } from '../files/made-file.ts'
import { newestVersion } from '../views/attachments.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, refusals } from './refusals.ts'

/**
 * Pictures of the example organisation, drawn when asked for. They are no part of the contract and open to everybody.
 */
export function filesRoutes(app: PortalApp): void {
  app.get('/files/pictures/:scene/:variant', (call) => {
    const { scene, variant } = call.req.param()
    return picture(call, isScene(scene) ? drawScene(scene, variant.replace(/\.svg$/, '')) : undefined)
  })

  app.get('/files/sent/:imageId', (call) => {
    const { bytes, mimeType } = found(call.var.world.data.pictures.get(call.req.param('imageId')), refusals.notFound)
    const headers = {
      'content-type': mimeType,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    }
    return call.body(bytes, 200, headers)
  })

  app.get('/files/portraits/:name', (call) => {
    const id = nameOf(call)
    const person = people.find((candidate) => candidate.id === id)
    return picture(call, person?.portrait && drawPortrait(id, person.portrait))
  })

  app.get('/files/thumbnails/:name', (call) => {
    const [, id = ''] = /^(.+)-\d+$/.exec(nameOf(call)) ?? []
    const attachment = call.var.world.data.attachments.get(id)
    return picture(call, attachment && drawThumbnail(extensionOf(newestVersion(attachment).name)))
  })

  app.get('/files/icons/:name', (call) => picture(call, drawFileIcon(nameOf(call))))
  app.get('/files/links/:name', (call) => picture(call, drawLinkSign(nameOf(call))))
  app.get('/files/carousel/:name', (call) => picture(call, drawSlide(nameOf(call))))
  app.get('/files/customer/logo.svg', (call) => picture(call, drawLogo()))
}

function nameOf(call: Call): string {
  return (call.req.param('name') ?? '').replace(/\.svg$/, '')
}

/** A drawing may carry styles and nothing that runs, also when somebody opens it by itself. */
function picture(call: Call, drawing: string | undefined) {
  return call.body(found(drawing, refusals.notFound), 200, {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
  })
}
