import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { portalRoutes } from '../routes/portal-routes'
// Stories ask for tips and questions before anything is drawn: the models must be loaded then.
import '../shell/Overlays'

/** A whole screen of the portal at its address, for stories: its frame and its page, as the route table has them. */
export function Screen({ address }: { address: string }) {
  const [router] = useState(() => createMemoryRouter(portalRoutes({}), { initialEntries: [address] }))
  return <RouterProvider router={router} />
}
