/** The panel is a chunk of its own, fetched when somebody comes near the bell. */
export const loadPanel = () => import('./Panel')
