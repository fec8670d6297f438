/** What signed-in people begin with: the frame, the row of the dashboard and where its file is. A chunk of its own, which the door does without. */
export { Frame } from './Frame'
export { homeRow } from '../routes/home-row'

export const loadHome = () => import('../pages/dashboard')
