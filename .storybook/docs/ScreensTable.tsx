import { routes, type Route } from '../../src/shared/routes'
import './docs.css'

type Screen = { name: string; routes: Route[] }

/** The screens of the route table, each with its addresses: those that are built, or those that open later. */
export function ScreensTable({ built }: { built: boolean }) {
  return (
    <div className="tableScroller">
      <table className="tokenTable">
        <thead>
          <tr>
            <th scope="col">{built ? 'Screen' : 'Area'}</th>
            <th scope="col">Addresses</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {screens(built).map(({ name, routes: own }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {own.map(({ path }) => (
                  <div key={path}>
                    <code>{path}</code>
                  </div>
                ))}
              </td>
              <td>{audienceOf(own)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How much of the portal can be used. */
export function ScreensSummary() {
  const count = routes.filter(isBuilt).length
  return (
    <p>
      {count} of {routes.length} addresses lead to a screen that is built.
    </p>
  )
}

// The search shows its words on the page that says what will be there.
function isBuilt({ screen }: Route): boolean {
  return screen !== 'opening-soon' && screen !== 'search'
}

/** Several addresses may lead to one screen; what opens later has none yet and goes by its title. */
function screens(built: boolean): Screen[] {
  const found = new Map<string, Route[]>()
  for (const route of routes) {
    if (isBuilt(route) !== built) continue
    const name = built ? sentence(route.screen) : String(route.title.defaultMessage)
    found.set(name, [...(found.get(name) ?? []), route])
  }
  return [...found].map(([name, own]) => ({ name, routes: own }))
}

function sentence(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

function audienceOf(own: readonly Route[]): string {
  if (own.every(({ access }) => access === 'open')) return 'everyone'
  return own.some(({ permission }) => permission === 'administrate' || permission === 'manageUsers')
    ? 'administrators'
    : 'signed-in people'
}
