export { communityQueries, forgetPlacesFx } from './api/community-queries'
export { navigationQueries } from './api/queries'
