import { createApp } from '../app.ts'
import { demoPassword } from '../content/people/index.ts'
import type { PortalApp } from '../handlers/portal-app.ts'
import { seedWorld } from '../state/seeds/index.ts'
import type { SeedName } from '../state/seed-names.ts'
import type { World } from '../state/world.ts'
import { Worlds } from '../state/worlds.ts'

/** Somebody with a browser: keeps the session cookie and speaks to one world of an app of its own. */
export class Visitor {
  readonly app: PortalApp
  readonly worlds: Worlds
  readonly world: World
  cookie = ''

  constructor(seed: SeedName = 'default') {
    this.worlds = new Worlds(seedWorld)
    this.world = this.worlds.reset('default', { seed, frozen: true })
    this.app = createApp(this.worlds)
  }

  /** A visitor who has signed in. */
  static async signedIn(userName = 'giulia.riva', seed: SeedName = 'default'): Promise<Visitor> {
    const visitor = new Visitor(seed)
    await visitor.signIn(userName)
    return visitor
  }

  /** Another browser at the same world. */
  async another(userName: string): Promise<Visitor> {
    const other = Object.create(this) as Visitor
    other.cookie = ''
    await other.signIn(userName)
    return other
  }

  async signIn(userName: string, password = demoPassword): Promise<Response> {
    const response = await this.send('POST', '/core/auth/sign-in', { userName, password })
    this.cookie = /portal-session=[^;]*/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? this.cookie
    return response
  }

  /** Sends a request and gives the answer as it is. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    return this.app.request(`http://portal.test/api${path}`, {
      method,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  /** Sends a request and gives the body of its answer. */
  async ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const response = await this.send(method, path, body)
    return (response.status === 204 ? undefined : await response.json()) as Body
  }

  get<Body>(path: string): Promise<Body> {
    return this.ask<Body>('GET', path)
  }
}
