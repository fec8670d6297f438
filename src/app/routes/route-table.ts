import { homeRow } from './home-row'
import { loginRow } from './login-row'
import { memberRows } from './member-rows'
import { openRows } from './open-rows'
import type { RouteRow } from './route'

/**
 * Every screen of the portal, the particular before the general. The boot script's map, the router, the titles and the guard are made from these rows;
 * the portal itself takes them in three parts (load-screen.ts), because the door needs one of them and home two.
 */
export const routeTable: readonly RouteRow[] = [loginRow, homeRow, ...openRows, ...memberRows]
