import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { loadFrame, loadPage } from '../routes/load-screen'
import { portalRoutes, screensAlone, type RouteOf } from '../routes/portal-routes'
import { homeRow } from '../routes/home-row'
import { loginRow } from '../routes/login-row'
import { memberRows } from '../routes/member-rows'
import { openRows } from '../routes/open-rows'
// Stories ask for tips and questions before anything is drawn: the models must hear them.
import '../shell/Overlays'

/** A whole screen of the portal at its address, for stories: its frame and its page, as the route table has them. */
export function Screen({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      portalRoutes([
        {
          lazy: async () => ({ Component: (await loadFrame()).Frame }),
          children: [homeRow, ...memberRows].map(routeOf),
        },
        screensAlone([loginRow, ...openRows].map(routeOf)),
      ]),
      { initialEntries: [address] },
    ),
  )
  return <RouterProvider router={router} />
}

const routeOf: RouteOf = (row) => ({
  path: row.path,
  handle: row,
  lazy: async () => ({ Component: (await loadPage(row.page)).Page }),
})
